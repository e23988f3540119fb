import { confirm, expect, expectToast, skeletons, test } from './fixtures.ts';

test('adding, ordering and deleting sample sponsors is simulated and makes no API call', async ({ page }) => {
  await page.clock.install();
  await page.goto('/admin/sponsors');
  // The specification's artificial delay runs on the fake clock, so the skeletons stay until the clock advances.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return skeletons(page).count();
    })
    .toBe(5);
  await page.clock.resume();
  const cards = page.getByRole('list', { name: 'Destekleyiciler' }).getByRole('listitem');
  await expect(cards).toHaveCount(7);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));

  await page.getByRole('button', { name: 'Yeni Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Destekleyici Ekle' });
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Lütfen tüm alanları doldurun.');
  await dialog.getByLabel('Ad').fill('Yeni Oda');
  await dialog.locator('input[type=file]').setInputFiles('scripts/src/demo/media/slide-hall.webp');
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expectToast(page, 'Bu özellik için backend desteği bekleniyor. Ekleme işlemi simüle edildi.');
  await expect(cards).toHaveCount(8);

  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards
    .first()
    .getByRole('button', { name: /^Sırasını/ })
    .focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(cards.nth(1)).toContainText(name);
  await page.getByRole('button', { name: 'Sıralamayı Kaydet' }).click();
  await expectToast(page, 'Sıralama kaydetme işlemi simüle edildi.');

  for (let left = 7; left >= 0; left -= 1) {
    const title = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('button', { name: /^Sil/ }).click();
    await confirm(
      page,
      'Destekleyiciyi Sil',
      `“${title}” destekleyicisini silmek istediğinizden emin misiniz?`,
    );
    await expectToast(page, 'Silme işlemi simüle edildi.');
    await expect(cards).toHaveCount(left);
  }
  await expect(page.getByRole('heading', { name: 'Destekleyici Bulunamadı' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sıralamayı Kaydet' })).toBeDisabled();
  expect(calls).toEqual([]);
});
