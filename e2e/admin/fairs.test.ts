import { confirm, expect, expectToast, PICTURES, skeletons, test } from './fixtures.ts';

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

test('shows the loading, error and empty states', async ({ page, calls }) => {
  const release = await calls.hold('GET /admin/fairs');
  await page.goto('/admin/fairs');
  await expect(skeletons(page)).toHaveCount(3);
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('progressbar')).toBeHidden();

  await calls.recover();
  await calls.fail('GET /admin/fairs');
  await page.reload();
  await expectToast(page, 'Fuarlar getirilirken bir hata oluştu.');
  await calls.recover();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);

  await calls.answer('GET /admin/fairs', []);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Fuar Bulunamadı' })).toBeVisible();
  await expect(
    page.getByText('Henüz bir fuar eklenmemiş veya arama kriterlerinize uygun sonuç bulunamadı.'),
  ).toBeVisible();
});

test('shows failures to save and to delete, and keeps the form filled', async ({ page, calls }) => {
  await page.goto('/admin/fairs');
  await page
    .getByRole('button', { name: /^Düzenle/ })
    .first()
    .click();
  const dialog = dialogOf(page);
  const title = dialog.getByLabel('Başlık');
  await title.fill('Yarım kalan');
  await page.route('**/api/admin/fairs/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog.getByText(/^İşlem sırasında bir hata oluştu\./)).toBeVisible();
  await expect(title).toHaveValue('Yarım kalan');
  await expect(dialog.getByRole('alert')).toContainText('Sunucuya ulaşılamadı.');
  await expect(dialog.getByRole('button', { name: 'Kaydet', exact: true })).toBeEnabled();

  await calls.fail('POST /admin/drafts', 413);
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await confirm(page, 'Kaydedilmemiş Değişiklikler', 'Yaptığınız değişiklikler kaydedilmedi.');
  await page.getByRole('button', { name: /^Sil/ }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Onayla' }).click();
  await expectToast(page, 'Fuar silinirken bir hata oluştu.');
  await expect(page.getByRole('article')).toHaveCount(5);
  await calls.recover();
});

test('search, filter and sort keep the page, are stored in the URL, and fold Turkish letters', async ({
  page,
}) => {
  await page.goto('/admin/fairs');
  await expect(page.getByText('Sayfa 1 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Sonraki' }).click();
  await expect(page.getByText('Sayfa 2 / 3')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('Sıralama').selectOption('En Eski');
  await expect(page.getByText('Sayfa 2 / 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sayfa 2 / 3')).toBeVisible();
  await expect(page.getByLabel('Sıralama')).toHaveValue('oldest');
  await page.goBack();
  await expect(page.getByText('Sayfa 1 / 3')).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByPlaceholder('Fuar ara...');
  await expect(search).toBeFocused();
  await page.keyboard.type('SAGLIK');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Sağlık Teknolojileri');
  await expect(page.getByText(/^Sayfa \d/)).toHaveCount(0);
  await search.fill('');
  await page.getByLabel('Durum').selectOption('Tamamlanan');
  await expect(page.getByRole('article').first()).toContainText('Tamamlandı');
  await search.fill('böyle bir fuar yok');
  await page.getByRole('button', { name: 'Aramayı ve filtreleri temizle' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(search).toHaveValue('');
});

test('offers to mark a fair as completed after its last day', async ({ page, api }) => {
  const fair = await api.fairs.create({ title: 'Geçen yılki', date: '1-3 Ocak 2025', description: 'Bitti.' });
  try {
    await page.goto('/admin/fairs');
    const card = page.getByRole('article').filter({ hasText: 'Geçen yılki' });
    await expect(card.getByText('Bitiş tarihi geçti')).toBeVisible();
    await card.getByRole('button', { name: 'Tamamlandı olarak işaretle: Geçen yılki' }).click();
    await expectToast(page, 'Fuar başarıyla güncellendi!');
    await expect(card.getByText('Bitiş tarihi geçti')).toBeHidden();
    await expect(card).toContainText('Tamamlandı');
  } finally {
    await api.fairs.delete(fair.id);
  }
});

test('refuses invalid files before sending anything', async ({ page, calls }) => {
  await page.goto('/admin/fairs');
  await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Başlık').fill('x');
  await dialog.getByLabel('Tarih').fill('1 Ocak 2030');
  await dialog.getByLabel('Kısa Açıklama').fill('x');
  const image = dialog.getByLabel('Görsel', { exact: true });
  await expect(image).toHaveAttribute('accept', /image\/png/);
  for (const [name, mimeType, size, message] of [
    ['a.svg', 'image/svg+xml', 5, 'Yalnızca jpeg, jpg, png, gif, webp yüklenebilir.'],
    ['a.png', 'image/png', 0, 'Dosya boş.'],
    ['a.png', 'image/png', 15 * 1024 * 1024 + 1, 'Dosya 15 MB sınırını aşıyor.'],
  ] as const) {
    await image.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(dialog.getByText(message)).toBeVisible();
  }
  expect(calls.sent('POST /admin/fairs')).toEqual([]);
});

test('facts and a document are saved, and only what changed is sent', async ({ page, api, calls }) => {
  const fair = await api.fairs.create({
    title: 'Bilgili Fuar',
    date: '1-3 Mart 2030',
    description: 'Deneme.',
  });
  try {
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
  } finally {
    await api.fairs.delete(fair.id);
  }
});

test('the next edition of a fair begins as a draft', async ({ page, api }) => {
  const fair = await api.fairs.create({
    title: 'Yıllık Fuar',
    date: '1-3 Mart 2030',
    description: 'Deneme.',
    edition: 4,
    visitorsLast: 900,
    series: 'Yıllık',
  });
  try {
    await page.goto('/admin/fairs?query=Y%C4%B1ll%C4%B1k');
    await page.getByRole('button', { name: 'Düzenle: Yıllık Fuar' }).click();
    await page.getByRole('button', { name: 'Yeni edisyon oluştur' }).click();
    await expectToast(page, 'Yeni edisyonun taslağı açıldı. Günlerini yazıp kaydedin.');
    const dialog = page.getByRole('dialog', { name: 'Yeni Fuar Ekle' });
    await expect(dialog.getByLabel('Başlık')).toHaveValue('Yıllık Fuar');
    await expect(dialog.getByLabel('Tarih')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Bilgiler 5. kez' })).toBeVisible();
    const [draft] = (await api.drafts.list({ kind: 'fair' })).filter(({ title }) => title === 'Yıllık Fuar');
    expect(draft?.fields).toMatchObject({ series: 'Yıllık', edition: '5' });
    expect(draft?.fields).not.toHaveProperty('visitorsLast');
  } finally {
    for (const draft of await api.drafts.list({ kind: 'fair' }))
      if (draft.title === 'Yıllık Fuar') await api.drafts.delete(draft.id);
    await api.fairs.delete(fair.id);
  }
});

/** The smallest PDF that programs open. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
