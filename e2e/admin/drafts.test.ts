import { clickFirst, expect, test } from './fixtures.ts';

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

test('a history does not inherit alignment or wrapping from the table around it, and its changes use its full width', async ({
  page,
}) => {
  await page.goto('/admin/press');
  await clickFirst(page, /^Geçmiş: /);
  const dialog = page.getByRole('dialog', { name: /^Geçmiş: / });
  await expect(dialog).toHaveCSS('text-align', 'start');
  await expect(dialog).toHaveCSS('white-space', 'normal');
  const edges = await dialog
    .getByRole('listitem')
    .first()
    .evaluate((entry) => [...entry.children].map((part) => part.getBoundingClientRect().right));
  expect(edges.at(-1)).toBe(Math.max(...edges));
});
