import type { Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { expect, FAILED_CALL, gate, mockCalls, test } from './fixtures.ts';

// A new organiser's site: complete pages without any content.
test.use({ demo: '0', allowedErrors: FAILED_CALL });

const main = (page: Page) => page.getByRole('main');

test('the home page shows empty states instead of slides, fairs and contact data', async ({ page }) => {
  await page.goto('/');
  await expect(main(page)).toContainText('Slider Görseli Bulunamadı');
  await expect(main(page)).toContainText('Lütfen yönetim panelinden görsel ekleyin.');
  await expect(page.getByRole('tabpanel')).toContainText('Gösterilecek içerik bulunamadı.');
  await expect(page.getByRole('button', { name: 'Sonraki görsel' })).toHaveCount(0);
  await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Sosyal medya' })).toHaveCount(0);
});

test('the fair list says that there are no upcoming fairs', async ({ page }) => {
  await page.goto('/fuarlar');
  await expect(page.getByRole('tabpanel')).toContainText('Yaklaşan Fuar Bulunmamaktadır');
  await expect(page.getByRole('tabpanel')).toContainText('Lütfen daha sonra tekrar kontrol edin.');
});

test('the archive says that it is empty', async ({ page }) => {
  await page.goto('/fuar-arsivi');
  await expect(page.getByText('Arşivde henüz fuar yok.')).toBeVisible();
});

test('the press room shows three skeletons while loading, then its empty or error state', async ({
  page,
}) => {
  const list = /\/api\/press\?/;
  const panel = page.getByRole('tabpanel');
  await page.goto('/basin');
  await expect(panel).toContainText('Gösterilecek basın bülteni bulunmamaktadır.');
  await mockCalls(page, list, 'fails');
  await page.getByRole('tab', { name: 'Basında Biz' }).click();
  await expect(panel).toContainText('Veriler yüklenirken bir hata oluştu. Lütfen daha sonra tekrar deneyin.');
  await page.unroute(list);
  const answer = gate();
  await mockCalls(page, list, answer);
  await panel.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(panel.locator('[data-skeleton]')).toHaveCount(3);
  answer.open();
  await expect(panel).toContainText('Gösterilecek basında biz içeriği bulunmamaktadır.');
});

test('the gallery shows eight skeletons while loading, then its empty or error state', async ({ page }) => {
  const albums = /\/api\/gallery\/categories/;
  await page.goto('/galeri');
  const none = page.getByRole('heading', { name: 'Henüz Galeri Albümü Yok' });
  await expect(none).toBeVisible();
  await mockCalls(page, albums, 'fails');
  await none.hover();
  await expect(page.getByText('Galeri albümleri yüklenirken bir hata oluştu.')).toBeVisible();
  await page.unroute(albums);
  const answer = gate();
  await mockCalls(page, albums, answer);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(8);
  answer.open();
  await expect(none).toBeVisible();
});

test('the contact page shows the address of the venue and names the data that could not be loaded', async ({
  page,
}) => {
  const answered = page.waitForResponse(/\/api\/settings/);
  await page.goto('/iletisim');
  await answered;
  await settle(page);
  await expect(page.locator('contact-info')).toContainText('Adres');
  await expect(page.getByText('İletişim bilgileri yüklenemedi.')).toBeHidden();
  await mockCalls(page, /\/api\/settings/, 'fails');
  await page.reload();
  await expect(page.getByText('İletişim bilgileri yüklenemedi.')).toBeVisible();
});

test('a policy page without a text names a contact', async ({ page }) => {
  await page.goto('/kvkk');
  await expect(main(page)).toContainText('Bu sayfanın metni henüz eklenmemiş.');
  await expect(main(page).getByRole('link', { name: 'Bize Ulaşın' })).toHaveAttribute('href', '/iletisim');
});

test('the participation form works without fairs to choose from', async ({ page }) => {
  await page.goto('/katilimci-ol');
  await page.getByLabel('Firma Adı').fill('Dicle');
  await expect(page.getByLabel('Fuar', { exact: true }).locator('option')).toHaveText(['Bir fuar seçin...']);
});
