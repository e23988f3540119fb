import { expect, expectToast, test } from './fixtures.ts';

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
  const dialog = page.getByRole('dialog');
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
});

/** A minimal PDF that PDF readers can open. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
