import { expect, expectToast, openDialog, test } from './fixtures.ts';

test('repeating a save whose answer was lost adds no second item, unless the values have changed', async ({
  page,
  api,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  let lost = 0;
  await page.route('**/api/admin/press', async (route) => {
    if (route.request().method() !== 'POST' || lost > 1) return route.fallback();
    lost += 1;
    expect((await route.fetch()).status()).toBe(201);
    await route.abort();
  });
  const saved = async () => (await api.press.list()).filter(({ title }) => title.startsWith('Kayıp'));
  const dialog = await openDialog(page, '/admin/press', 'Yeni Ekle');
  const save = dialog.getByRole('button', { name: 'Kaydet', exact: true });
  await dialog.getByLabel('Başlık').fill('Kayıp haber');
  for (const count of [1, 2]) {
    await save.click();
    await expect.poll(() => lost).toBe(count);
    // Look for an alert only, because the preview may show the same sentence.
    await expect(dialog.getByRole('alert').getByText(/^Sunucuya ulaşılamadı/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bildirimler' }).getByRole('alert')).toHaveCount(0);
    await expect(save).toBeEnabled();
    expect(await saved()).toHaveLength(1);
  }
  await dialog.getByLabel('Başlık').fill('Kayıp haber, yeni');
  await save.click();
  await expectToast(page, 'İçerik eklendi');
  const titles = (await saved()).map(({ title }) => title);
  expect(titles.sort()).toEqual(['Kayıp haber', 'Kayıp haber, yeni']);
  for (const { id } of await saved()) await api.press.delete(id);
});

test('a changed form asks before the browser tab closes, and a draft remains after the form is closed', async ({
  page,
  api,
}) => {
  const dialog = await openDialog(page, '/admin/fairs', 'Yeni Fuar Ekle');
  await dialog.getByLabel('Başlık').fill('x');
  await dialog.getByRole('textbox', { name: 'Detaylar' }).click();
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', async (native) => {
      resolve(native.type());
      await native.dismiss();
    }),
  );
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Yazdıklarınız taslak olarak saklandı.')).toBeVisible();
  // Count only drafts with this title, because tests of other files may have left drafts.
  const drafts = (await api.drafts.list({ kind: 'fair' })).filter(({ title }) => title === 'x');
  expect(drafts).toHaveLength(1);
  for (const { id } of drafts) await api.drafts.delete(id);
});

test('a screen whose chunk was removed by a deploy reloads once', async ({ page, allowedErrors }) => {
  await page.goto('/admin/fairs');
  await expect(page.getByRole('article')).toHaveCount(5);
  let missing = 0;
  await page.route('**/admin/assets/press-items-page-*.js', (route) => {
    missing += 1;
    return missing === 1 ? route.fulfill({ status: 404 }) : route.fallback();
  });
  // Serve another entry script, as after a new deployment.
  await page.route('**/admin', (route) => route.fulfill({ body: '<script type="module" src="/new.js">' }));
  await page.getByRole('link', { name: 'Basın', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Basın Yönetimi' })).toBeVisible();
  expect(missing).toBe(2);

  await test.step('does not reload a second time', async () => {
    allowedErrors.push(/dynamically imported module/);
    await page.route('**/admin/assets/gallery-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Galeri', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Bir Hata Oluştu!' })).toBeVisible();
  });
});

test('a screen that opens without a network keeps the menu and appears when the network is back', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/admin/sponsors');
  await expect(page.getByRole('heading', { name: 'Destekleyici Yönetimi' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Galeri', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Yönetim menüsü' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Galeri Yönetimi' })).toBeVisible();
});
