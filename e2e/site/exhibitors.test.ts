import type { AdminClient } from '@fuar/shared/api/admin-client';
import { expect, type Page, test } from '@playwright/test';
import { untilLive } from '../../scripts/src/testing/product.ts';
import { signIn } from '../../scripts/src/testing/sign-in.ts';
import { findingsInBothThemes } from '../axe.ts';
import { overhang } from '../overhang.ts';
import { serveProduct } from '../serve-product.ts';
import { settle } from '../settle.ts';
import { hold } from './fixtures.ts';

const MANY = 2000;
const FEW = 24;
const GROUPS = ['Tohum', 'Sulama', 'Traktör', 'Şarküteri'];
const NAMES = ['Çınar', 'İpek', 'Işık', 'Botan', 'Ünal', 'Zer', 'Wagner', 'Şahin'];

const product = serveProduct({ env: { DEMO: '1' } });
let api: AdminClient;
let many: number;
let few: number;

/** A CSV file with `length` exhibitors, as Excel writes it. */
function csv(length: number): File {
  const rows = Array.from(
    { length },
    (_, n) =>
      `${NAMES[n % NAMES.length]} Tarım ${n};${'AB'[n % 2]};${'AB'[n % 2]}${n};${GROUPS[n % GROUPS.length]};Türkiye;firma${n}.example`,
  );
  return new File([['Firma;Salon;Stant;Ürün grubu;Ülke;Web sitesi', ...rows].join('\r\n')], 'liste.csv', {
    type: 'text/csv',
  });
}

test.beforeAll(async () => {
  api = await signIn(product.url);
  const [first, second] = await api.fairs.list();
  if (!first || !second) throw new Error('the demo has fairs');
  const fair = { date: '5-8 Kasım 2099', description: 'Bir fuar.' };
  many = (await api.fairs.create({ ...fair, title: 'Kalabalık Fuar', isSupervised: true })).id;
  few = (await api.fairs.create({ ...fair, title: 'Küçük Fuar' })).id;
  for (const [id, added] of [
    [many, MANY],
    [few, FEW],
  ] as const)
    expect(await api.exhibitors.import(id, { csvFile: csv(added) })).toMatchObject({ added, refused: [] });
  await untilLive(api);
});

const open = (page: Page, search = '', fair = many) =>
  page.goto(`${product.url}/fuarlar/${fair}/katilimcilar${search}`);
const count = (page: Page) => page.locator('exhibitor-list').getByRole('status');
const firms = (page: Page) => page.locator('[data-part="found"] li');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Firma ara' });

for (const isEarly of [false, true]) {
  test(`hits appear above the keyboard of a phone${isEarly ? ' that was open before the script had loaded' : ''}`, async ({
    page,
  }) => {
    const release = await hold(page, /exhibitor-list.*\.js/);
    if (!isEarly) release();
    // The on-screen keyboard of a phone leaves about 450 of 844 pixels of height.
    await page.setViewportSize({ width: 390, height: 450 });
    await open(page);
    if (!isEarly) await settle(page);
    await field(page).click();
    release();
    await field(page).fill('çınar');
    await expect(firms(page).first()).toBeInViewport({ ratio: 1 });
    await expect(count(page)).toBeInViewport();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, in the order of the alphabet, without fields that do nothing', async ({
    page,
  }) => {
    await open(page);
    await expect(page.locator('exhibitor-list section li')).toHaveCount(MANY);
    await expect(page.locator('exhibitor-list h2')).toHaveText(['B', 'Ç', 'I', 'İ', 'Ş', 'Ü', 'W', 'Z']);
    await expect(field(page)).toBeHidden();
    const letters = page.getByRole('navigation', { name: 'Harfe göre' });
    const rows = await letters
      .locator('> *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(new Set(rows).size).toBe(1);
    await letters.getByRole('link', { name: 'Ş' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Ş', exact: true })).toBeInViewport();
  });
});

test('the search works without a request', async ({ page }) => {
  await open(page);
  await page.evaluate(async () => {
    await customElements.whenDefined('exhibitor-list');
    // Load the font now, because the page would load it later and this test counts requests.
    await document.fonts.load('1em Archivo', 'aş');
  });
  await settle(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(count(page)).toHaveText('2.000 firma');
  await field(page).pressSequentially('ISIK');
  await expect(count(page)).toHaveText('2.000 firmadan 250 tanesi');
  await expect(firms(page)).toHaveCount(250);
  expect(requests).toEqual([]);
});

test('a single filter shares the row of the search field on a wide screen', async ({ page }) => {
  const fair = { title: 'Tek Süzgeçli Fuar', date: '5-8 Kasım 2099', description: 'Bir fuar.' };
  const { id } = await api.fairs.create(fair);
  const csvFile = new File(['Firma;Salon\nÇınar;A\nİpek;B'], 'liste.csv', { type: 'text/csv' });
  expect(await api.exhibitors.import(id, { csvFile })).toMatchObject({ added: 2, refused: [] });
  await untilLive(api);
  const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y ?? Number.NaN;
  const isOneRow = async () => (await topOf('Salon')) === (await topOf('Firma ara'));

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '', id);
  await expect(page.getByLabel('Ürün grubu')).toBeHidden();
  expect(await isOneRow()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isOneRow()).toBe(false);
});

test('a link to a letter scrolls to its heading past hundreds of rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#harf-z');
  const letter = page.getByRole('heading', { level: 2, name: 'Z', exact: true });
  await expect(letter).toBeInViewport();
  await settle(page);
  await expect(letter).toBeInViewport();
});

test('a printed list has all firms, the sentence of TOBB and no fields', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page)).toBeHidden();
  await expect(page.locator('exhibitor-list section li').last()).toBeVisible();
  const sentence = page.getByText(/^BU FUAR 5174 SAYILI KANUN GEREĞİNCE TOBB/);
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveCSS('font-weight', '700');
  // Firefox would move the whole list of a letter to the next page if its section were a grid.
  await expect(page.locator('exhibitor-list section').first()).toHaveCSS('display', 'block');
});

for (const width of [320, 390, 768, 1440]) {
  test(`fits ${width} px, in both themes, with large targets on phones`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '?q=çınar');
    await expect(firms(page)).toHaveCount(250);
    expect(await overhang(page)).toBe(0);
    await page.getByRole('button', { name: 'Aramayı temizle' }).click();
    await expect(page.locator('exhibitor-list section li').first()).toBeVisible();
    expect(await overhang(page)).toBe(0);
    const letter = page.getByRole('navigation', { name: 'Harfe göre' }).getByRole('link').first();
    const box = await letter.boundingBox();
    if (width < 768) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    if (width !== 390 && width !== 1440) return;
    // Examine the short list, because all rows are alike and axe takes seconds for 2,000 of them.
    await open(page, '', few);
    await expect(page.locator('exhibitor-list section li')).toHaveCount(FEW);
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
}
