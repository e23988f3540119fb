import type { Page } from '@playwright/test';
import { expect, FAILED_CALL, gate, test, whenAsked } from './fixtures.ts';

// The site of an organiser on the first day: whole, and without any content.
test.use({ demo: '0', allowedErrors: FAILED_CALL });

const main = (page: Page) => page.getByRole('main');

test('home has no slides, no fairs and no contact data, and says so', async ({ page }) => {
  await page.goto('/');
  await expect(main(page)).toContainText('Slider Görseli Bulunamadı');
  await expect(main(page)).toContainText('Lütfen yönetim panelinden görsel ekleyin.');
  await expect(page.getByRole('tabpanel')).toContainText('Gösterilecek içerik bulunamadı.');
  await expect(page.getByRole('button', { name: 'Sonraki görsel' })).toHaveCount(0);
  await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Sosyal medya' })).toHaveCount(0);
});

test('the fair list says that nothing comes', async ({ page }) => {
  await page.goto('/fuarlar');
  await expect(page.getByRole('tabpanel')).toContainText('Yaklaşan Fuar Bulunmamaktadır');
  await expect(page.getByRole('tabpanel')).toContainText('Lütfen daha sonra tekrar kontrol edin.');
});

test('the archive says that it is empty', async ({ page }) => {
  await page.goto('/fuar-arsivi');
  await expect(page.getByText('Arşivde henüz fuar yok.')).toBeVisible();
});

test('the press room says that there is nothing, or that it could not be read, with three skeletons meanwhile', async ({
  page,
}) => {
  const list = /\/api\/press\?/;
  const panel = page.getByRole('tabpanel');
  await page.goto('/basin');
  await expect(panel).toContainText('Gösterilecek basın bülteni bulunmamaktadır.');
  await whenAsked(page, list, 'fails');
  await page.getByRole('tab', { name: 'Basında Biz' }).click();
  await expect(panel).toContainText('Veriler yüklenirken bir hata oluştu. Lütfen daha sonra tekrar deneyin.');
  await page.unroute(list);
  const answer = gate();
  await whenAsked(page, list, answer);
  await panel.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(panel.locator('[data-skeleton]')).toHaveCount(3);
  answer.open();
  await expect(panel).toContainText('Gösterilecek basında biz içeriği bulunmamaktadır.');
});

test('the gallery says that there is no album, or that none could be read, with eight skeletons meanwhile', async ({
  page,
}) => {
  const albums = /\/api\/gallery\/categories/;
  await page.goto('/galeri');
  const none = page.getByRole('heading', { name: 'Henüz Galeri Albümü Yok' });
  await expect(none).toBeVisible();
  await whenAsked(page, albums, 'fails');
  await none.hover();
  await expect(page.getByText('Galeri albümleri yüklenirken bir hata oluştu.')).toBeVisible();
  await page.unroute(albums);
  const answer = gate();
  await whenAsked(page, albums, answer);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(8);
  answer.open();
  await expect(none).toBeVisible();
});

test('the contact page has the address of the venue, and says what else could not be read', async ({
  page,
}) => {
  await page.goto('/iletisim', { waitUntil: 'networkidle' });
  await expect(page.locator('contact-info')).toContainText('Adres');
  await expect(page.getByText('İletişim bilgileri yüklenemedi.')).toBeHidden();
  await whenAsked(page, /\/api\/settings/, 'fails');
  await page.reload();
  await expect(page.getByText('İletişim bilgileri yüklenemedi.')).toBeVisible();
});

test('a policy without a text says whom to ask', async ({ page }) => {
  await page.goto('/kvkk');
  await expect(main(page)).toContainText('Bu sayfanın metni henüz eklenmemiş.');
  await expect(main(page).getByRole('link', { name: 'Bize Ulaşın' })).toHaveAttribute('href', '/iletisim');
});

test('a request can be begun, though there is no fair to ask for', async ({ page }) => {
  await page.goto('/katilimci-ol');
  await page.getByLabel('Firma Adı').fill('Dicle');
  await expect(page.getByLabel('Fuar', { exact: true }).locator('option')).toHaveText(['Bir fuar seçin...']);
});
