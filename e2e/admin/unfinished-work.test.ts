import { ADMIN, confirm, expect, expectToast, PICTURES, test } from './fixtures.ts';

test('the session ends during a save: signing in again in place, and it goes on', async ({
  page,
  context,
  api,
}) => {
  await page.goto('/admin/fairs');
  await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Fuar Ekle' });
  await dialog.getByLabel('Başlık').fill('Kesintili Fuar');
  await dialog.getByLabel('Tarih').fill('1-3 Ocak 2032');
  await dialog.getByLabel('Kısa Açıklama').fill('x');
  await dialog.getByLabel('Görsel', { exact: true }).setInputFiles(PICTURES.wheat);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  const again = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .filter({ hasText: 'Yeniden Giriş Yapın' });
  await expect(
    again.getByText('Oturumunuz sona erdi. Şifrenizi girin; yarım kalan işlem devam eder.'),
  ).toBeVisible();
  await again.getByLabel('Şifre', { exact: true }).fill('yanlış');
  await again.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(again.getByRole('alert')).toContainText('hatalı');
  await again.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await again.getByRole('button', { name: 'Giriş Yap' }).click();
  await expectToast(page, 'Fuar başarıyla eklendi!');
  const saved = (await api.fairs.list()).filter(({ title }) => title === 'Kesintili Fuar');
  expect(saved).toHaveLength(1);
  expect(saved[0]?.imageUrl).toBeDefined();
  for (const { id } of saved) await api.fairs.delete(id);
});

test('giving up the sign-in keeps what was typed', async ({ page, context }) => {
  await page.goto('/admin/settings');
  await page.getByLabel('Adres').fill('Yarım adres');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Ayarları Kaydet' }).click();
  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(page.getByLabel('Adres')).toHaveValue('Yarım adres');
  await expect(page.getByRole('alert').filter({ hasText: 'Oturumunuz sona erdi.' }).first()).toBeVisible();
});

test('with nothing unsaved the end of the session leads to the sign-in, and back to the screen', async ({
  page,
  context,
}) => {
  await page.goto('/admin/fairs');
  await expect(page.getByRole('article')).toHaveCount(5);
  await context.clearCookies();
  await page.getByRole('link', { name: 'Basın', exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('heading', { name: 'Basın Yönetimi' })).toBeVisible();
});

test('a dropped connection: the save is tried again from the form that is still filled', async ({
  page,
  context,
  api,
}) => {
  await page.goto('/admin/press');
  await page.getByRole('button', { name: 'Yeni Ekle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Başlık').fill('Bağlantısız haber');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByText(/^Sunucuya ulaşılamadı/)).toBeVisible();
  await expectToast(page, 'İşlem sırasında hata oluştu');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expectToast(page, 'İçerik eklendi');
  const saved = (await api.press.list()).filter(({ title }) => title === 'Bağlantısız haber');
  expect(saved).toHaveLength(1);
  for (const { id } of saved) await api.press.delete(id);
});

test('closing a changed form, or the tab, asks first', async ({ page }) => {
  await page.goto('/admin/fairs');
  await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Fuar Ekle' });
  await dialog.getByLabel('Başlık').fill('x');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş Değişiklikler' });
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog.getByLabel('Başlık')).toHaveValue('x');
  await expect(dialog.getByLabel('Başlık')).toBeFocused();
  const text = dialog.getByRole('textbox', { name: 'Detaylar' });
  await text.click();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(text).toBeFocused();
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', async (native) => {
      resolve(native.type());
      await native.dismiss();
    }),
  );
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');
  await page.keyboard.press('Escape');
  await confirm(page, 'Kaydedilmemiş Değişiklikler', 'kaydedilmedi');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yeni Fuar Ekle' })).toBeFocused();
});

test('two people edit one fair: the second is told, looks, comes back and overwrites', async ({
  page,
  api,
}) => {
  const fair = await api.fairs.create({ title: 'İki kişilik', date: '1-3 Ocak 2033', description: 'x' });
  try {
    await page.goto('/admin/fairs');
    await page.getByRole('button', { name: 'Düzenle: İki kişilik' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fuarı Düzenle' });
    await dialog.getByLabel('Başlık').fill('Benimki');
    await api.fairs.update(fair.id, { title: 'Onunki', details: '<p>Onun programı</p>' });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByText('Siz düzenlerken bu kaydı başka biri değiştirdi.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Son hâlini aç' }).click();
    await expect(dialog.getByLabel('Başlık')).toHaveValue('Onunki');
    await expect(dialog.getByRole('textbox', { name: 'Detaylar' })).toHaveText('Onun programı');
    await dialog.getByRole('button', { name: 'Yazdıklarıma dön' }).click();
    await expect(dialog.getByLabel('Başlık')).toHaveValue('Benimki');
    await api.fairs.update(fair.id, { description: 'Yine o' });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByRole('button', { name: 'Üzerine yaz' }).click();
    await expectToast(page, 'Fuar başarıyla güncellendi!');
    const saved = (await api.fairs.list()).find(({ id }) => id === fair.id);
    expect(saved?.title).toBe('Benimki');
  } finally {
    await api.fairs.delete(fair.id);
  }
});

test('a screen whose code is gone after a deploy reloads once', async ({ page, allowedErrors }) => {
  await page.goto('/admin/fairs');
  await expect(page.getByRole('article')).toHaveCount(5);
  // The screen's module is undefined for the moment before the reload.
  allowedErrors.push(/TypeError/);
  let missing = 0;
  await page.route('**/admin/assets/press-items-page-*.js', (route) => {
    missing += 1;
    return missing === 1 ? route.fulfill({ status: 404 }) : route.fallback();
  });
  await page.getByRole('link', { name: 'Basın', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Basın Yönetimi' })).toBeVisible();
  expect(missing).toBe(2);

  await test.step('and not again and again', async () => {
    allowedErrors.push(/dynamically imported module/);
    await page.route('**/admin/assets/gallery-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Galeri', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Bir Hata Oluştu!' })).toBeVisible();
  });
});
