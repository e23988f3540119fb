import { expect, expectToast, test } from './fixtures.ts';

test('opens the first page; saving its title and text updates the list', async ({ page, api }) => {
  const [before] = await api.pageContent.list();
  if (!before) throw new Error('no page');
  await page.goto('/admin/pages');
  await expect(page.getByLabel('Başlık')).toHaveValue(before.title);
  const editor = page.getByRole('textbox', { name: 'İçerik' });
  expect((await editor.boundingBox())?.height).toBeGreaterThan(400);
  await page.getByLabel('Başlık').fill('Kişisel veriler');
  await editor.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Yeni giriş. ');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'Sayfa içeriği başarıyla güncellendi!');
  const list = page.getByRole('navigation', { name: 'Sayfalar' });
  await expect(list.getByRole('button', { name: /^Kişisel veriler/ })).toBeVisible();
  const saved = (await api.pageContent.list())[0];
  expect(saved?.content).toContain('Yeni giriş. ');
  await api.pageContent.update(before.pageKey, { title: before.title, content: before.content });
});
