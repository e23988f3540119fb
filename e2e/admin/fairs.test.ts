import { confirm, expect, expectToast, PICTURES, test } from './fixtures.ts';

const dialogOf = (page: import('@playwright/test').Page) => page.getByRole('dialog');

test('a fair is added, changed and deleted, and the header shows the state of publication', async ({
  page,
  calls,
}) => {
  await page.goto('/admin/fairs');
  const title = `Deneme Fuarı ${Date.now()}`;
  await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Yeni Fuar Ekle' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog.getByLabel('Başlık')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Başlık')).toBeFocused();

  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByLabel('Tarih').fill('15-17 Ekim 2026');
  await expect(dialog.getByText('15-17 Ekim 2026, 3 gün, perşembe – cumartesi')).toBeVisible();
  await dialog.getByLabel('Tarih').fill('yakında');
  await expect(dialog.getByText('Tarih okunamadı')).toBeVisible();
  await dialog.getByLabel('Tarih').fill('15-17 Ekim 2029');
  await dialog.getByLabel('Kısa Açıklama').fill('Kısa.');
  await dialog.getByLabel('Görsel', { exact: true }).setInputFiles(PICTURES.wheat);
  await expect(dialog.getByAltText('Seçilen görselin ön izlemesi')).toBeVisible();
  const release = await calls.hold('POST /admin/fairs');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Kaydediliyor...' })).toBeDisabled();
  release();
  await expectToast(page, 'Fuar başarıyla eklendi!');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Yaklaşan');

  await test.step('the header and the card say when the fair is online', async () => {
    const state = page.getByRole('status').filter({ hasText: 'Yayın durumu' });
    await expect(card.getByText('Yayında')).toBeVisible({ timeout: 20_000 });
    await expect(state).toContainText('Yayında', { timeout: 20_000 });
  });

  await card.getByRole('button', { name: /^Düzenle/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Fuarı Düzenle' })).toBeVisible();
  await expect(dialog.getByAltText('Mevcut görsel')).toBeVisible();
  await dialog.getByLabel('Durum').selectOption('Tamamlandı');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Fuar başarıyla güncellendi!');
  await expect(card).toContainText('Tamamlandı');
  await expect(card.locator('img')).toHaveCount(1);

  const remove = card.getByRole('button', { name: /^Sil/ });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Fuarı Sil' });
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await remove.click();
  await page.mouse.click(5, 5);
  await expect(question).toBeHidden();
  await remove.click();
  await confirm(
    page,
    'Fuarı Sil',
    `“${title}” fuarını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.`,
  );
  await expectToast(page, 'Fuar başarıyla silindi.');
  await expect(card).toHaveCount(0);
});

test('facts and a document are saved, and only what changed is sent', async ({
  page,
  api,
  calls,
  addFair,
}) => {
  const fair = await addFair({
    title: 'Bilgili Fuar',
    date: '1-3 Mart 2030',
    description: 'Deneme.',
  });
  await page.goto('/admin/fairs?query=Bilgili');
  await page.getByRole('button', { name: 'Düzenle: Bilgili Fuar' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Değişiklik duyurusu' }).click();
  await dialog.getByLabel('Değişiklik').selectOption('Ertelendi');
  await expect(dialog.getByLabel('Eski günler')).toHaveValue('1-3 Mart 2030');
  await dialog.getByLabel('Tarih').fill('8-10 Mart 2030');
  await dialog.getByRole('button', { name: 'Bilgiler' }).click();
  await dialog.getByLabel('Salon alanı').fill('1.250,5');
  await dialog.getByLabel('Ürün grupları').fill('Tohum\nSera');
  await dialog.getByRole('button', { name: 'Destek ve davet' }).click();
  await dialog.getByLabel('TOBB takviminde').check();
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Fuar başarıyla güncellendi!');
  const card = page.getByRole('article').filter({ hasText: 'Bilgili Fuar' });
  await expect(card.getByText('Ertelendi')).toBeVisible();
  expect((await api.fairs.list()).find(({ id }) => id === fair.id)).toMatchObject({
    date: '8-10 Mart 2030',
    notice: 'postponed',
    previousDate: '1-3 Mart 2030',
    hallArea: 1250.5,
    productGroups: ['Tohum', 'Sera'],
    isSupervised: true,
  });

  await card.getByRole('button', { name: /^Düzenle/ }).click();
  await dialog.getByRole('button', { name: 'Bilgiler' }).click();
  await dialog.getByLabel('Ürün grupları').fill('');
  await dialog.getByRole('button', { name: 'Belgeler' }).click();
  const pdf = { name: 'Salon_planı.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await dialog.getByLabel('PDF dosyası').setInputFiles({ ...pdf, buffer: Buffer.from('<html>') });
  await expect(dialog.getByText('Bu dosya bir PDF değil.')).toBeVisible();
  await dialog.getByLabel('PDF dosyası').setInputFiles(pdf);
  await dialog.getByLabel('Belgenin adı').fill('Salon planı');
  await dialog.getByRole('button', { name: 'Belgeyi yükle' }).click();
  await expectToast(page, 'Belge yüklendi.');
  await expect(dialog.getByRole('link', { name: 'Salon planı' })).toHaveAttribute('href', /\.pdf$/);
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  // Uploading a document does not change the version of the fair, so the save succeeds without a conflict.
  await expectToast(page, 'Fuar başarıyla güncellendi!');
  const [, body = ''] = calls.sent(`PUT /admin/fairs/${fair.id}`);
  expect(calls.sent(`PUT /admin/fairs/${fair.id}`)).toHaveLength(2);
  expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['productGroups']);
  const saved = (await api.fairs.list()).find(({ id }) => id === fair.id);
  expect(saved).not.toHaveProperty('productGroups');
  expect(saved?.documents).toMatchObject([{ title: 'Salon planı' }]);

  await card.getByRole('button', { name: /^Geçmiş/ }).click();
  await expect(dialog.getByText('Ürün grupları')).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /^Düzenle/ }).click();
  await dialog.getByRole('button', { name: 'Belgeler' }).click();
  await dialog.getByRole('button', { name: 'Belgeyi kaldır: Salon planı' }).click();
  await confirm(page, 'Belgeyi Kaldır', '“Salon planı” belgesi fuardan kalıcı olarak kaldırılacak.');
  await expect(dialog.getByText('Henüz belge yok.')).toBeVisible();
});

/** A minimal PDF that PDF readers can open. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
