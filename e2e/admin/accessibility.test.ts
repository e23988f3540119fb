import type { Page } from '@playwright/test';
import { findingsInBothThemes } from '../axe.ts';
import { expect, test } from './fixtures.ts';

type Stop = { path: string; ready: string; dialogs?: ((page: Page) => Promise<unknown>)[] };

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const openFirst = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Ayrıntıları aç/ })
    .first()
    .click();
};

const STOPS: Stop[] = [
  { path: '/admin', ready: 'Hoş geldiniz', dialogs: [click(/Kullanıcı menüsü/), click('Şifre Değiştir')] },
  {
    path: '/admin/fairs',
    ready: 'Fuar Yönetimi',
    dialogs: [click(/^Sil: /), click('Yeni Fuar Ekle')],
  },
  { path: '/admin/press?type=Coverage', ready: 'Basın Yönetimi', dialogs: [click('Yeni Ekle')] },
  { path: '/admin/gallery', ready: 'Galeri Yönetimi', dialogs: [click('Görsel Yükle')] },
  { path: '/admin/sponsors', ready: 'Destekleyici Yönetimi', dialogs: [click('Yeni Ekle')] },
  { path: '/admin/pages', ready: 'Sayfa İçerik Yönetimi' },
  { path: '/admin/contact', ready: 'İletişim Mesajları', dialogs: [openFirst] },
  { path: '/admin/participant-submissions', ready: 'Katılımcı Talepleri', dialogs: [openFirst] },
  { path: '/admin/settings', ready: 'Site Ayarları ve Yönetim' },
  { path: '/admin/settings?tab=slider', ready: 'Site Ayarları', dialogs: [click('Görsel Ekle')] },
  { path: '/admin/yok', ready: 'Aradığınız sayfayı bulamadık!' },
];

/** Broken accessibility rules, and whether the page is wider than the screen. */
async function findings(page: Page): Promise<string[]> {
  return [...(await findingsInBothThemes(page)), ...(await overflow(page))];
}

async function overflow(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return isTooWide ? ['wider than the screen'] : [];
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('no screen, and no dialog of one, has a finding', async ({ page }) => {
      test.setTimeout(300_000);
      const found: string[] = [];
      for (const { path, ready, dialogs = [] } of STOPS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(ready);
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        found.push(...(await findings(page)).map((finding) => `${path} ${finding}`));
        for (const [index, open] of dialogs.entries()) {
          await open(page);
          await expect(page.getByText('Yükleniyor', { exact: true })).toHaveCount(0);
          found.push(...(await findings(page)).map((finding) => `${path} opened ${index + 1}: ${finding}`));
          if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
        }
      }
      expect(found).toEqual([]);
    });

    test('the end of a session in the middle of work has no finding', async ({ page }) => {
      await page.goto('/admin/fairs');
      await page
        .getByRole('button', { name: /^Düzenle: / })
        .first()
        .click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Başlık').fill('Henüz kaydedilmedi');
      await page.context().clearCookies();
      await form.getByRole('button', { name: 'Kaydet' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Yeniden Giriş Yapın' });
      await expect(dialog).toBeVisible();
      const found = await findings(page);
      await dialog.getByLabel('Şifre').fill('yanlis');
      await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      expect([...found, ...(await findings(page))]).toEqual([]);
    });

    test.describe('signed out', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('the sign-in has no finding, refused or not', async ({ page }) => {
        await page.goto('/signin');
        await page.getByLabel('E-posta').fill(`kimse-${width}@ornek.test`);
        const found = await findings(page);
        await page.getByLabel('Şifre', { exact: true }).fill('yanlis');
        await page.getByRole('button', { name: 'Giriş Yap' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        expect([...found, ...(await findings(page))]).toEqual([]);
      });
    });
  });
}

for (const width of [360, 768])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('nothing is wider than the screen', async ({ page }) => {
      test.setTimeout(120_000);
      const found: string[] = [];
      for (const { path, ready, dialogs = [] } of STOPS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(ready);
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        found.push(...(await overflow(page)).map((finding) => `${path} ${finding}`));
        for (const open of dialogs) {
          await open(page);
          found.push(...(await overflow(page)).map((finding) => `${path} opened: ${finding}`));
          if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
        }
      }
      expect(found).toEqual([]);
    });
  });

test('by keyboard alone: the focus stays in a dialog, and comes back', async ({ page }) => {
  await page.goto('/admin/fairs');
  await expect(page.getByRole('article')).toHaveCount(5);
  const add = page.getByRole('button', { name: 'Yeni Fuar Ekle' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Yeni Fuar Ekle' });
  await expect(dialog.getByLabel('Başlık')).toBeFocused();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
    if (isOnPage) expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});
