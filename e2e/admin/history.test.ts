import { confirm, expect, expectToast, test } from './fixtures.ts';

const FAIR = { title: 'Geçmişli Fuar', date: '1-3 Ocak 2033', description: 'İlk açıklama' };

test('the history shows changed words, shows a state in the real page, and makes a draft of the state', async ({
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

test('a deleted row is restored under its address', async ({ page, api }) => {
  const fair = await api.fairs.create(FAIR);
  await api.fairs.delete(fair.id);
  await page.goto('/admin/drafts?tab=deleted');
  const row = page.getByRole('row').filter({ hasText: FAIR.title }).first();
  await row.getByRole('button', { name: /^Taslağa geri al/ }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Fuar Ekle' });
  await expect(form.getByLabel('Başlık')).toHaveValue(FAIR.title);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Fuar başarıyla eklendi!');
  expect((await api.fairs.list()).find(({ id }) => id === fair.id)).toMatchObject(FAIR);
  await page.getByRole('button', { name: `Sil: ${FAIR.title}` }).click();
  await confirm(page, 'Fuarı Sil', FAIR.title);
});

test('shows the site on a chosen day with the drafts that are scheduled until then', async ({
  page,
  api,
  addFair,
}) => {
  const fair = await addFair(FAIR);
  const soon = new Date(Date.now() + 20 * 86_400_000);
  const draft = await api.drafts.create({
    kind: 'fair',
    id: fair.id,
    fields: { title: 'Zamanlanan başlık' },
    publishAt: soon.toISOString(),
  });
  try {
    await page.goto('/admin/drafts?tab=day');
    const day = new Date(soon.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Gün', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'Zamanlanan başlık' }).click();
    await expect(page.frameLocator('iframe:not([data-next])').getByRole('heading', { level: 1 })).toHaveText(
      'Zamanlanan başlık',
    );
  } finally {
    await api.drafts.delete(draft.id);
  }
});
