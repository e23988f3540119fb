import type { Locator, Page } from '@playwright/test';
import { overhang } from '../overhang.ts';
import { test as base, expect, expectToast } from './fixtures.ts';

const PATH = '/admin/participant-submissions';

const test = base.extend<{ fairId: number }>({
  fairId: async ({ api, addFair }, use) => {
    const fair = await addFair({ title: 'Pano Fuarı', date: '1-3 Ocak 2031', description: 'Kısa.' });
    for (const [companyName, requestedArea] of [
      ['Dicle Makine', 36],
      ['Fırat Gıda', 24],
    ] as const) {
      await api.participantSubmissions.create({
        ...{ companyName, requestedArea, fairId: fair.id, source: 'phone' },
        ...{ contactName: 'Işıl Kaya', contactEmail: 'isil@ornek.test', contactPhone: '0532 111 22 33' },
      });
    }
    await use(fair.id);
    for (const { id, fairId } of await api.participantSubmissions.list())
      if (fairId === fair.id) await api.participantSubmissions.delete(id);
  },
});

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function centreOf(page: Page, name: string) {
  const box = await column(page, name).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 60 };
}

test('the board is printed with its fair and its cards, and without controls', async ({ page, fairId }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(`${PATH}?fair=${fairId}&view=board`);
  await expect(card(page, 'Dicle')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Pano Fuarı').locator('visible=true')).toHaveCount(1);
  for (const name of ['Dicle', 'Fırat']) await expect(card(page, name)).toBeVisible();
  await expect(column(page, 'Olmadı')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Tablo' })).toBeHidden();
  await expect(page.getByText(/^Tuşlar:/)).toBeHidden();
});

test('the table is printed with all columns and without the list of keyboard shortcuts', async ({
  page,
  fairId,
}) => {
  await page.goto(`${PATH}?fair=${fairId}`);
  await expect(page.getByText(/^Tuşlar:/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Tuşlar:/)).toBeHidden();
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const name of ['Firma', 'Yetkili', 'Fuar', 'Tarih'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByText('2 talep', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Ayrıntıları aç: Dicle Makine' }).click();
  await page.getByLabel('Teklif edilen alan (m²)').fill('30');
  await page.keyboard.press('Enter');
  const toast = page.getByText('Kaydedildi.');
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await toast.isVisible()).toBe(false);
  await expect(page.getByText('2 talep', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Teklif edilen alan (m²)')).toHaveCSS('border-top-width', '0px');
  await expect(page.getByLabel('Takip günü')).toBeHidden();
});

test('a mouse drags a card to another column, and the toast undoes the move', async ({
  page,
  api,
  fairId,
}) => {
  await page.goto(`${PATH}?view=board&fair=${fairId}`);
  await expect(column(page, 'Yeni')).toContainText('2 talep · 60 m²');

  const box = await card(page, 'Dicle').boundingBox();
  const to = await centreOf(page, 'Teklif verildi');
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 30);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 40);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(column(page, 'Teklif verildi').getByRole('button', { name: /^Dicle/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(column(page, 'Yeni')).toContainText('1 talep · 24 m²');
  const status = async () =>
    (await api.participantSubmissions.list()).find((one) => one.fairId === fairId && one.requestedArea === 36)
      ?.status;
  await expect.poll(status).toBe('offered');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Değişiklik geri alındı.');
  await expect(column(page, 'Yeni')).toContainText('2 talep · 60 m²');
  await expect.poll(status).toBe('new');

  await card(page, 'Dicle').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the stages of an opened card show no shortcut keys, because no key works there', async ({
  page,
  fairId,
}) => {
  await page.goto(`${PATH}?fair=${fairId}`);
  const key = (name: string) =>
    page
      .getByRole('group', { name: 'Aşama' })
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button, '::after').content);
  await page.getByRole('button', { name: 'Ayrıntıları aç: Dicle Makine' }).click();
  expect(await key('Görüşülüyor')).toContain('2');
  await page.goto(`${PATH}?view=board&fair=${fairId}`);
  await card(page, 'Dicle').press('Enter');
  expect(await key('Görüşülüyor')).toBe('none');
});

/** Opens a card and changes its stage. Returns the buttons of the stages and the toast about the change. */
async function changeStageOfCard(page: Page, fairId: number) {
  await page.goto(`${PATH}?view=board&fair=${fairId}`);
  await card(page, 'Dicle').press('Enter');
  const stages = page.getByRole('dialog').getByRole('group', { name: 'Aşama' });
  await stages.getByRole('button', { name: 'Görüşülüyor' }).click();
  const toast = page.getByRole('region', { name: 'Bildirimler' }).getByRole('status');
  await expect(toast).toBeVisible();
  return { stages, toast };
}

test('a toast about an opened card is as wide on a laptop as on a wide screen', async ({ page, fairId }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const { toast } = await changeStageOfCard(page, fairId);
  const width = (await toast.boundingBox())?.width;
  await page.setViewportSize({ width: 1920, height: 800 });
  expect((await toast.boundingBox())?.width).toBe(width);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a toast about an opened card covers neither its title nor its stages', async ({ page, fairId }) => {
    const { stages, toast } = await changeStageOfCard(page, fairId);
    const box = await stages.boundingBox();
    expect((await toast.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  });

  test('only the board scrolls sideways, and a finger drags a card by its handle', async ({
    page,
    fairId,
  }) => {
    await page.goto(`${PATH}?view=board&fair=${fairId}`);
    await expect(card(page, 'Dicle')).toBeVisible();
    expect(await overhang(page)).toBe(0);
    const leftOf = async (place: Locator) => (await place.boundingBox())?.x;
    expect(await leftOf(column(page, 'Yeni'))).toBe(await leftOf(page.getByRole('heading', { level: 1 })));
    const handle = await card(page, 'Dicle').locator('[data-handle]').boundingBox();
    expect(Math.min(handle?.width ?? 0, handle?.height ?? 0)).toBeGreaterThanOrEqual(44);

    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const [x, y] = [(handle?.x ?? 0) + 22, (handle?.y ?? 0) + 22];
    await touch('touchStart', x, y);
    await touch('touchMove', x + 20, y);
    // A touch held near the edge scrolls the board to the next columns. A touch in the middle does not.
    await touch('touchMove', 380, y);
    const left = async () => (await column(page, 'Kabul edildi').boundingBox())?.x ?? 999;
    await expect.poll(left).toBeLessThan(240);
    await touch('touchMove', 195, y);
    let before = NaN;
    await expect
      .poll(async () => {
        const last = before;
        before = await left();
        return before - last;
      })
      .toBe(0);
    await touch('touchMove', Math.min(Math.max(before + 140, 90), 300), y);
    await touch('touchEnd');
    await expect(column(page, 'Kabul edildi').getByRole('button', { name: /^Dicle/ })).toBeVisible();
    expect(await overhang(page)).toBe(0);
  });
});
