import type { Page } from '@playwright/test';
import { expect, openDialog, test } from './fixtures.ts';

const FAIR = {
  title: 'Önizlenen Fuar',
  date: '1-3 Ocak 2033',
  description: 'Kısa açıklama',
  details: '<p>Metin</p>',
};

const openForm = (page: Page) => openDialog(page, '/admin/fairs', `Düzenle: ${FAIR.title}`);

const shown = (page: Page) => page.frameLocator('iframe:not([data-next])');

test('the preview follows typing and keeps its scroll position, and a click on a text focuses its field', async ({
  page,
  api,
  addFair,
}) => {
  const fair = await addFair(FAIR);
  const dialog = await openForm(page);
  const heading = shown(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(FAIR.title);
  const scroll = () =>
    page
      .locator('iframe:not([data-next])')
      .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY);
  await page
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollTo({ top: 300, behavior: 'instant' }));
  await dialog.getByLabel('Başlık').fill('Yeni başlık');
  await expect(heading).toHaveText('Yeni başlık');
  // Allow one pixel, because fonts that load late can change the height of the text above.
  expect(Math.abs(((await scroll()) ?? 0) - 300)).toBeLessThanOrEqual(1);
  await expect(dialog.getByText(/^Bu değişiklik \d+ sayfada görünecek$/)).toBeVisible();

  await dialog.getByLabel('Başlık').fill('');
  await expect(dialog.getByLabel('Başlık')).toHaveAttribute('aria-invalid', 'true');
  await expect(heading).toHaveText('Yeni başlık');
  await dialog.getByLabel('Başlık').fill('Son başlık');
  await expect(heading).toHaveText('Son başlık');
  await expect(dialog.getByLabel('Başlık')).not.toHaveAttribute('aria-invalid');

  await shown(page).locator('[data-field=description]').first().click();
  await expect(dialog.getByLabel('Kısa Açıklama')).toBeFocused();
  await shown(page).locator('[data-field=details]').first().click();
  await expect(dialog.getByRole('textbox', { name: 'Detaylar' })).toBeFocused();

  await dialog.getByRole('button', { name: 'Fuarlar', exact: true }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText(/fuar/i);
  expect((await api.fairs.list()).find(({ id }) => id === fair.id)?.title).toBe(FAIR.title);
  expect(await api.drafts.list({ kind: 'fair', id: fair.id })).toEqual([]);
});

test('the preview shows a chosen picture, another width and the dark theme', async ({ page, addFair }) => {
  await addFair(FAIR);
  const dialog = await openForm(page);
  await dialog
    .getByLabel('Görsel', { exact: true })
    .setInputFiles('scripts/src/demo/media/fair-aricilik.webp');
  const picture = shown(page).locator('[data-field=imageUrl] img').first();
  await expect(picture).toHaveAttribute('src', /^\/media\//);
  await dialog.getByRole('radio', { name: 'Telefon, 390' }).check();
  const width = () =>
    shown(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await expect.poll(width).toBe(390);
  await dialog.getByRole('button', { name: 'Koyu tema' }).click();
  await expect(shown(page).locator('html')).toHaveClass(/dark/);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'Yeni sekmede aç' }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(FAIR.title);
});

test('a link that leads out of the preview opens in a tab of its own', async ({ page, addFair }) => {
  const links = ['https://www.openstreetmap.org/about', '/admin/fairs'];
  const details = links.map((href, n) => `<p><a href="${href}">bağ ${n}</a></p>`).join('');
  await addFair({ ...FAIR, details });
  const dialog = await openForm(page);
  const heading = shown(page).getByRole('heading', { level: 1 });
  await page.context().route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  for (const [n, href] of links.entries()) {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      shown(page)
        .getByRole('link', { name: `bağ ${n}` })
        .click(),
    ]);
    await expect(tab).toHaveURL(href);
    await tab.close();
    await expect(heading).toHaveText(FAIR.title);
  }
  await dialog.getByLabel('Başlık').fill('Yeni başlık');
  await expect(heading).toHaveText('Yeni başlık');
});

test('the form survives a frame that shows a page of another origin', async ({
  page,
  addFair,
  allowedErrors,
}) => {
  allowedErrors.push(/^Framing .* violates/);
  await addFair(FAIR);
  const dialog = await openForm(page);
  const heading = shown(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(FAIR.title);
  // The policy of the back-office forbids this page, so the frame shows the browser's error page.
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const left = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.contentWindow?.location.assign('https://disari.test/');
    return left;
  });
  await dialog.getByLabel('Başlık').fill('Yeni başlık');
  await expect(heading).toHaveText('Yeni başlık');
  await expect(dialog.getByLabel('Başlık')).toHaveValue('Yeni başlık');
});

test('the keyboard reaches the preview and leaves it', async ({ page, addFair }) => {
  await addFair(FAIR);
  const dialog = await openForm(page);
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText(FAIR.title);
  await dialog.getByRole('link', { name: 'Yeni sekmede aç' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('radio', { checked: true })).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('a phone shows the preview over the form', async ({ page, api, addFair }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fair = await addFair(FAIR);
  try {
    const dialog = await openForm(page);
    await dialog.getByLabel('Başlık').fill('Telefonda');
    await dialog.getByRole('button', { name: 'Önizle' }).click();
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Telefonda');
    await shown(page).locator('[data-field=title]').first().click();
    await expect(dialog.getByLabel('Başlık')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Önizleme' })).toBeHidden();
  } finally {
    await page.goto('/admin');
    for (const { id } of await api.drafts.list({ kind: 'fair', id: fair.id })) await api.drafts.delete(id);
  }
});

test('on a phone the sentence above the preview of a day takes at most two lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/drafts?tab=day');
  const words = page.getByText('Bu güne kadar zamanlanmış bir değişiklik yok');
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.height).toBeLessThanOrEqual(2 * 21);
});
