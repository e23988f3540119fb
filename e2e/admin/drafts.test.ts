import { confirm, expect, expectToast, test } from './fixtures.ts';

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

test('a draft is scheduled in Istanbul time and unscheduled', async ({ page, api, addFair }) => {
  await page.clock.setFixedTime(new Date());
  const fair = await addFair(FAIR);
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.goto('/admin/fairs');
  await page.getByRole('button', { name: `Düzenle: ${FAIR.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Fuarı Düzenle' });
  await dialog.getByLabel('Kısa Açıklama').fill('Gelecek açıklama');
  await dialog.getByRole('button', { name: 'Zamanla…' }).click();
  const schedule = page.getByRole('alertdialog', { name: 'Yayın Zamanı' });
  await schedule.getByLabel('Gün').fill('2020-01-01');
  await schedule.getByRole('button', { name: 'Zamanla' }).click();
  await expect(schedule.getByLabel('Gün')).toHaveAttribute('aria-invalid', 'true');
  await schedule.getByLabel('Gün').fill(day);
  await schedule.getByLabel('Saat').fill('09:30');
  await schedule.getByRole('button', { name: 'Zamanla' }).click();
  const card = page.getByRole('article').filter({ hasText: FAIR.title });
  await expect(card.getByText(/^Zamanlandı: .* 09\.30$/)).toBeVisible();
  const [draft] = await api.drafts.list({ kind: 'fair', id: fair.id });
  expect(draft).toMatchObject({ state: 'scheduled', publishAt: `${day}T06:30:00.000Z` });

  await card.getByRole('button', { name: /^Düzenle/ }).click();
  await dialog.getByRole('button', { name: 'Zamanlamayı kaldır' }).click();
  await expect
    .poll(async () => (await api.drafts.list({ kind: 'fair', id: fair.id }))[0]?.state)
    .toBe('draft');
  await dialog.getByRole('button', { name: 'Taslağı sil' }).click();
  await confirm(page, 'Taslağı Sil', 'sitedeki içerik değişmeyecek');
  await expect(dialog.getByLabel('Kısa Açıklama')).toHaveValue(FAIR.description);
});
