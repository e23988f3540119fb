import { confirm, expect, expectToast, skeletons, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a press item is added to the open tab with today’s date, changed and deleted', async ({
  page,
  calls,
}) => {
  await page.goto('/admin/press');
  await page.getByRole('tab', { name: 'Basında Biz' }).click();
  await expect(page).toHaveURL(/type=Coverage/);
  const title = `Haber ${Date.now()}`;
  await page.getByRole('button', { name: 'Yeni Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni İçerik Ekle' });
  await expect(dialog.getByLabel('Tür', { exact: true })).toHaveValue('Coverage');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());
  await expect(dialog.getByLabel('Tarih')).toHaveValue(today);
  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByLabel('Kaynak').fill('Gazete');
  await dialog.getByLabel('Bağlantı', { exact: true }).fill('https://gazete.example/haber');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'İçerik eklendi');
  const row = page.getByRole('row').filter({ hasText: title });
  const shownDate = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
  await expect(row).toContainText(shownDate.format(new Date()));

  await row.getByRole('button', { name: /^Düzenle/ }).click();
  const editing = page.getByRole('dialog', { name: 'İçeriği Düzenle' });
  await editing.getByLabel('Kaynak').fill('');
  await editing.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'İçerik güncellendi');
  expect(calls.sent('GET /admin/press').length).toBeGreaterThan(2);
  await row.getByRole('button', { name: /^Düzenle/ }).click();
  await expect(editing.getByLabel('Kaynak')).toHaveValue('');
  await expect(editing.getByLabel('Bağlantı', { exact: true })).toHaveValue('https://gazete.example/haber');
  await editing.getByRole('button', { name: 'İptal' }).click();

  await row.getByRole('button', { name: /^Sil/ }).click();
  await confirm(page, 'İçeriği Sil', 'Bu içerik kalıcı olarak silinecek. Emin misiniz?');
  await expectToast(page, 'İçerik silindi');
  await expect(row).toHaveCount(0);
});

test('shows the loading, error and empty states, and failures to save and to delete', async ({
  page,
  calls,
}) => {
  const release = await calls.hold('GET /admin/press');
  await page.goto('/admin/press');
  await expect(skeletons(page)).toHaveCount(5);
  release();
  await expect(page.getByRole('columnheader')).toHaveText(['Başlık', 'Tarih', 'İşlemler']);
  await expect(page.getByRole('row')).toHaveCount(9);

  await page.route('**/api/admin/press/*', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Düzenle/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/^İşlem sırasında hata oluştu/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'İptal' }).click();
  await page.getByRole('button', { name: /^Sil/ }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Onayla' }).click();
  await expectToast(page, 'Silme hatası');

  await calls.recover();
  await calls.fail('GET /admin/press');
  await page.reload();
  await expectToast(page, 'Basın verileri yüklenirken hata oluştu.');
  await calls.recover();
  await calls.answer('GET /admin/press', []);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { name: 'İçerik Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Bu kategoride içerik yok veya arama eşleşmedi.')).toBeVisible();
});

test('searching, changing the tab and sorting return to the first page', async ({ page }) => {
  await page.goto('/admin/press?page=2');
  await expect(page.getByText('Sayfa 2 / 2')).toBeVisible();
  await page.getByLabel('Sıralama').selectOption('En Eski');
  await expect(page.getByText('Sayfa 1 / 2')).toBeVisible();
  await page.goto('/admin/press?page=2');
  await page.getByPlaceholder('İçerik ara...').fill('a');
  await expect(page).toHaveURL(/^(?!.*page=2)/);
  await page.goto('/admin/press?page=2');
  await page.getByRole('tab', { name: 'Basın Bültenleri' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Basında Biz' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).not.toHaveURL(/page=2/);
});
