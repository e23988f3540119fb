import { confirm, expect, expectToast, test } from './fixtures.ts';

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
