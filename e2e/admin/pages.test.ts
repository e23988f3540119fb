import { expect, expectToast, skeletons, test } from './fixtures.ts';

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

test('opens another page from the list and from the URL, and keeps a draft of unsaved text', async ({
  page,
  api,
}) => {
  await page.goto('/admin/pages');
  await page.getByRole('textbox', { name: 'Başlık' }).fill('Yarım');
  const second = page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('button').nth(1);
  await second.click();
  await expect(page).toHaveURL(/page=isg-politikasi/);
  await expect(second).toHaveAttribute('aria-current', 'true');
  const [draft] = await api.drafts.list({ kind: 'page' });
  expect(draft).toMatchObject({ rowId: 'kvkk', fields: { title: 'Yarım' } });
  await page.reload();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await api.drafts.delete(draft?.id ?? 0);
});

test('shows the loading, error and empty states', async ({ page, calls }) => {
  const release = await calls.hold('GET /admin/page-content');
  await page.goto('/admin/pages');
  await expect(skeletons(page)).toHaveCount(4);
  release();
  await page.getByRole('textbox', { name: 'Başlık' }).fill('Kaydedilemeyen');
  await page.route('**/api/admin/page-content/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expectToast(page, 'İçerik güncellenirken bir hata oluştu.');
  await expect(page.getByLabel('Başlık')).toHaveValue('Kaydedilemeyen');
  await calls.recover();
  page.once('dialog', (dialog) => dialog.accept());
  await calls.fail('GET /admin/page-content');
  await page.reload();
  await expectToast(page, 'Sayfa içerikleri yüklenirken bir hata oluştu.');
  await calls.recover();
  await calls.answer('GET /admin/page-content', []);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { name: 'Sayfa İçeriği Bulunamadı' })).toBeVisible();
});
