import { expect, expectToast, test } from './fixtures.ts';

const FAIR = { title: 'Geçmişli Fuar', date: '1-3 Ocak 2033', description: 'İlk açıklama' };

test('the history shows changed words, shows a version in the real page, and makes a draft of the version', async ({
  page,
  api,
  addFair,
}) => {
  const fair = await addFair(FAIR);
  await api.fairs.update(fair.id, { description: 'İkinci açıklama' });
  await page.goto('/admin/fairs');
  await page.getByRole('button', { name: `Geçmiş: ${FAIR.title}` }).click();
  const history = page.getByRole('dialog', { name: `Geçmiş: ${FAIR.title}` });
  await expect(history.locator('del')).toHaveText(/İlk/);
  await expect(history.locator('ins')).toHaveText(/İkinci/);
  const first = history.getByRole('listitem').last();
  await first.getByRole('button', { name: /^Sayfada gör/ }).click();
  await expect(page.frameLocator('iframe').locator('[data-field=description]').first()).toHaveText(
    FAIR.description,
  );
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: /^Taslağa geri al/ }).click();
  const form = page.getByRole('dialog', { name: 'Fuarı Düzenle' });
  await expect(form.getByLabel('Kısa Açıklama')).toHaveValue(FAIR.description);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Fuar başarıyla güncellendi!');
  expect((await api.fairs.list()).find(({ id }) => id === fair.id)?.description).toBe(FAIR.description);
});
