import { expect, openDialog, test } from './fixtures.ts';

test('the buttons that choose a page are equally high, even if one page has a draft', async ({
  page,
  api,
}) => {
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

test('a history dialog does not inherit the alignment or wrapping of its table, and changes use the full width', async ({
  page,
}) => {
  const dialog = await openDialog(page, '/admin/press', /^Geçmiş: /);
  await expect(dialog).toHaveCSS('text-align', 'start');
  await expect(dialog).toHaveCSS('white-space', 'normal');
  const edges = await dialog
    .getByRole('listitem')
    .first()
    .evaluate((entry) => [...entry.children].map((part) => part.getBoundingClientRect().right));
  expect(edges.at(-1)).toBe(Math.max(...edges));
});

test('a form tries nothing that the Content-Security-Policy forbids', async ({ page }) => {
  // A logged error fails the test.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective}: ${blockedURI}`),
    ),
  );
  await page.goto('/admin/press');
  await page.getByRole('button', { name: 'Yeni Ekle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Başlık zorunludur.')).toBeVisible();
});
