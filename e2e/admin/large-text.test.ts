import type { Locator } from '@playwright/test';
import { sessionCookie } from '../../scripts/src/testing/sign-in.ts';
import { LONG_WALK_MS } from '../axe.ts';
import { overhang } from '../overhang.ts';
import { clickFirst, expect, openDialog, scrollers, skeletons, test } from './fixtures.ts';

/** Each screen with a text that shows that its content has loaded. */
const SCREENS: [path: string, loaded: string | RegExp][] = [
  ['/admin', 'Yaklaşan Fuarlar'],
  ['/admin/fairs', 'Sonraki'],
  ['/admin/press', 'Sonraki'],
  ['/admin/press?type=Coverage', 'Yayında'],
  ['/admin/gallery', 'Fuar'],
  ['/admin/sponsors', 'Sıralamayı Kaydet'],
  ['/admin/pages', 'Sayfayı görüntüle'],
  ['/admin/drafts', 'Büyük yazı taslağı'],
  ['/admin/drafts?tab=deleted', /Silinen Kayıt Yok|Son 30 gün/],
  ['/admin/drafts?tab=day', '1280'],
  ['/admin/contact', 'Yanıtlandı'],
  ['/admin/participant-submissions', 'Kabul edildi'],
  ['/admin/participant-submissions?view=board', 'Pano'],
  ['/admin/settings', 'Kaydet'],
  ['/admin/settings?tab=slider', 'Sıralamayı Kaydet'],
  ['/admin/users', 'yonetici@bazaltfuar.example'],
  ['/admin/account', 'Uygulamayı kur'],
  ['/admin/sessions', 'Bu oturum'],
  ['/admin/record', 'yonetici@bazaltfuar.example'],
  ['/admin/yok', 'Ana sayfaya dön'],
];

const DIALOGS = [
  ['/admin', 'Menüyü aç', 'Genel Bakış'],
  ['/admin/fairs', 'Yeni Fuar Ekle', 'Taslak olarak kaydet'],
  ['/admin/fairs', /^Sil: /, 'Onayla'],
  ['/admin/press', 'Yeni Ekle', 'Taslak olarak kaydet'],
  ['/admin/sponsors', 'Yeni Ekle', 'Görsel seç'],
  ['/admin/account', 'Uygulamayı kur', /^İptal$/],
] as const;

test.describe('text twice as large on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  // Double the text as e2e/site/layout.test.ts does.
  test.beforeEach(async ({ page }) => {
    // Reduce motion, because the opening animation makes a dialog reach below the window.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '200%'),
      ),
    );
  });

  test('no screen scrolls horizontally', async ({ page, product, api, addFair }) => {
    test.setTimeout(LONG_WALK_MS);
    // Create a second session, so that the screen of the sessions offers to close it.
    await sessionCookie(product.url);
    const fair = await addFair({ title: 'Büyük yazılı fuar', date: '1-3 Ocak 2033', description: 'x' });
    const exhibitor = { name: 'Dicle Sulama Sistemleri', stand: 'A-12', hall: 'A Salonu' };
    await api.exhibitors.create(fair.id, exhibitor);
    const draft = await api.drafts.create({ kind: 'fair', fields: { title: 'Büyük yazı taslağı' } });
    const found: string[] = [];
    try {
      for (const [path, loaded] of [...SCREENS, [`/admin/fairs/${fair.id}/exhibitors`, 'A-12'] as const]) {
        await page.goto(path);
        await expect(
          page.locator('#content').getByText(loaded).filter({ visible: true }).first(),
        ).toBeVisible();
        await expect(skeletons(page)).toHaveCount(0);
        const beyond = await overhang(page);
        if (beyond > 0) found.push(`${path}: ${beyond} px`);
      }
    } finally {
      await api.drafts.delete(draft.id);
    }
    expect(found).toEqual([]);
  });

  test('no form and no confirmation dialog scrolls horizontally or leaves its box', async ({
    page,
    addFair,
  }) => {
    const title = 'Uzun Adlı '.repeat(20).trim();
    const fair = await addFair({ title, date: '1-3 Ocak 2099', description: 'x' });
    const found: string[] = [];
    const imported = [`/admin/fairs/${fair.id}/exhibitors`, 'CSV’den al', 'İçe al'] as const;
    for (const [path, opener, ready] of [...DIALOGS, imported]) {
      await openDialog(page, path, opener);
      const dialog = page.locator('dialog[open]');
      await expect(dialog.getByText(ready).first()).toBeVisible();
      found.push(...(await scrollers(page)).map((scroller) => `${path}: ${scroller}`));
      const beyond = await overhang(page);
      if (beyond > 0) found.push(`${path}: ${beyond} px`);
    }
    expect(found).toEqual([]);
  });
});

test('at a zoom of 400 % the fields of a dialog have space, and no header hides a focused control', async ({
  page,
  api,
  addFair,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const fair = await addFair({ title: 'Yakın', date: '1-3 Ocak 2033', description: 'x' });
  for (let n = 1; n <= 5; n++) await api.exhibitors.create(fair.id, { name: `Firma ${n}` });
  const form = await openDialog(page, '/admin/fairs', 'Yeni Fuar Ekle');
  await expect(form.getByLabel('Başlık', { exact: true })).toBeFocused();
  await expect(form.getByText('Başlık', { exact: true })).toBeInViewport({ ratio: 1 });
  await form.getByLabel('Kısa Açıklama').focus();
  await expect(form.getByText('Kısa Açıklama', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Kullanıcı menüsü/ }).click();
  await page.getByRole('button', { name: 'Şifre Değiştir' }).click();
  await expect(page.getByLabel('Mevcut Şifre')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.goto(`/admin/fairs/${fair.id}/exhibitors`);
  await page.getByRole('button', { name: 'Sil: Firma 5' }).focus();
  const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top, `${n + 1} steps back`).toBeGreaterThanOrEqual(bar);
  }
});

test('on a phone in landscape a dialog uses the full height', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openDialog(page, '/admin/fairs', 'Yeni Fuar Ekle');
  await expect(dialog.getByRole('button', { name: 'Taslak olarak kaydet' })).toBeVisible();
  const title = dialog.getByRole('heading', { name: 'Yeni Fuar Ekle' });
  expect((await title.boundingBox())?.y).toBeLessThan(24);
});

test('on the smallest phone the header has one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tops = await page
    .getByRole('banner')
    .locator('a, button')
    .locator('visible=true')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('text measures 15 and 14 px, none is below 12 px, and buttons measure 40 px', async ({ page }) => {
  await page.goto('/admin/fairs');
  await expect(page.getByRole('article')).toHaveCount(5);
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  // The root keeps the size that the browser's user chose.
  expect(await sizeOf('html')).toBe('16px');
  expect(await sizeOf('body')).toBe('15px');
  expect(await sizeOf('#content [role="status"]')).toBe('14px');
  const smallest = await page
    .locator('body *')
    .evaluateAll((elements) =>
      Math.min(...elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
    );
  expect(smallest).toBeGreaterThanOrEqual(12);
  const button = await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).boundingBox();
  expect(button?.height).toBe(40);
});

test('on a phone a title is as wide as its row, and the parts of a dialog align on the left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/press');
  const cell = await page.getByRole('cell').first().boundingBox();
  expect(cell?.width).toBe(390 - 2 * 16);
  const day = await page
    .getByRole('cell', { name: /20\d\d$/ })
    .first()
    .boundingBox();
  expect(day?.y).toBeGreaterThan((cell?.y ?? 0) + (cell?.height ?? 0));

  // On a tablet, the menu leaves as little space for the table as a phone has.
  await page.setViewportSize({ width: 768, height: 1024 });
  const content = await page.getByRole('table').boundingBox();
  expect((await page.getByRole('cell').first().boundingBox())?.width).toBe(content?.width);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('button', { name: 'Yeni Ekle' }).click();
  const dialog = page.getByRole('dialog');
  const parts = [
    dialog.getByRole('heading'),
    dialog.getByLabel('Başlık'),
    dialog.getByRole('button', { name: 'Önizle' }),
  ];
  const edges = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x));
  expect(new Set(edges)).toEqual(new Set([16]));
});

test('a date, a list and a button in one row are equally high', async ({ page }) => {
  const heightOf = async (field: Locator) => (await field.boundingBox())?.height;
  const press = await openDialog(page, '/admin/press', 'Yeni Ekle');
  expect(await heightOf(press.getByLabel('Tarih', { exact: true }))).toBe(40);
  expect(await heightOf(press.getByLabel('Tür', { exact: true }))).toBe(40);
  await page.keyboard.press('Escape');
  await page.goto('/admin/participant-submissions');
  await clickFirst(page, /^Ayrıntıları aç/);
  expect(await heightOf(page.getByLabel('Takip günü'))).toBe(40);
  expect(await heightOf(page.getByLabel('Teklif edilen alan (m²)'))).toBe(40);
  const left = async (field: Locator) => (await field.boundingBox())?.x;
  const stage = page.getByRole('group', { name: 'Aşama' });
  const textOfLegend = await stage.locator('legend').evaluate((legend) => {
    const range = document.createRange();
    range.selectNodeContents(legend);
    return range.getBoundingClientRect().x;
  });
  expect(textOfLegend).toBe(await left(stage.getByRole('button').first()));
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('controls measure 44 px, and fields have 16 px, below which iOS zooms in', async ({ page }) => {
    await page.goto('/admin/pages');
    const bold = page.getByRole('button', { name: /^Kalın/ });
    await expect(bold).toBeVisible();
    const controls = [
      page.getByRole('button', { name: 'Menüyü aç' }),
      bold,
      page.getByRole('button', { name: 'Kaydet', exact: true }),
    ];
    for (const control of controls) expect((await control.boundingBox())?.height).toBe(44);
    const sizes = await page
      .locator('input:visible, select:visible, [contenteditable]')
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
    expect(new Set(sizes)).toEqual(new Set(['16px']));
    await page.goto('/admin/yok');
    for (const name of ['Genel bakışa dön', 'Ana sayfaya dön'])
      expect((await page.getByRole('link', { name }).boundingBox())?.height).toBe(44);
  });
});
