import { expect, expectToast, test } from './fixtures.ts';

const FAIR = { title: 'Taslaklı Fuar', date: '1-3 Ocak 2033', description: 'Kısa açıklama' };

test('a draft is kept, listed, opened again and published', async ({ page, api, addFair }) => {
  const fair = await addFair(FAIR);
  await page.goto('/admin/fairs');
  const card = page.getByRole('article').filter({ hasText: FAIR.title });
  await card.getByRole('button', { name: /^Düzenle/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Fuarı Düzenle' });
  await dialog.getByLabel('Kısa Açıklama').fill('Yarım açıklama');
  await dialog.getByRole('textbox', { name: 'Detaylar' }).fill('Program');
  await dialog.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  await expect(page.getByText('Taslak kaydedildi.')).toBeVisible();
  await expect(card.getByText('Taslak var')).toBeVisible();
  expect((await api.fairs.list()).find(({ id }) => id === fair.id)?.description).toBe(FAIR.description);

  await page.goto('/admin/drafts');
  await page.getByRole('link', { name: FAIR.title }).click();
  await expect(dialog.getByLabel('Kısa Açıklama')).toHaveValue('Yarım açıklama');
  await expect(dialog.getByRole('textbox', { name: 'Detaylar' })).toHaveText('Program');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Fuar başarıyla güncellendi!');
  await expect(card.getByText('Taslak var')).toBeHidden();
  expect((await api.fairs.list()).find(({ id }) => id === fair.id)).toMatchObject({
    description: 'Yarım açıklama',
    details: '<p>Program</p>',
  });
  expect(await api.drafts.list({ kind: 'fair', id: fair.id })).toEqual([]);
});

test('the pages above the text stay equally high, also if one of them has a draft', async ({ page, api }) => {
  const [kvkk] = await api.pageContent.list();
  if (!kvkk) throw new Error('no page');
  const draft = await api.drafts.create({ kind: 'page', id: kvkk.pageKey, fields: { title: kvkk.title } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/pages?page=insan-kaynaklari');
  await expect(page.getByText('Taslak var')).toBeVisible();
  await expect(page.locator('[data-preview]')).toBeVisible();
  const bottoms = await page
    .getByRole('navigation', { name: 'Sayfalar' })
    .getByRole('button')
    .evaluateAll((pages) => pages.map((one) => one.getBoundingClientRect().bottom));
  await api.drafts.delete(draft.id);
  expect(bottoms).toHaveLength(3);
  expect(new Set(bottoms).size).toBe(1);
});
