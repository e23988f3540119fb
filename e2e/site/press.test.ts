import { formatDay } from '@fuar/shared/dates/format-date';
import type { Page } from '@playwright/test';
import { expect, FAILED_CALL, mockCalls, test } from './fixtures.ts';

test.use({ allowedErrors: FAILED_CALL });

const panel = (page: Page) => page.getByRole('tabpanel');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the press room', () => {
  test('loads bulletins and coverage with one call and separates them in the browser', async ({
    page,
    api,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.goto('/basin');
    await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem')).toHaveText([
      'Anasayfa',
      'Basın',
    ]);
    const titles = async (type: 'Bulletin' | 'Coverage') =>
      (await api.press.list({ type })).map(({ title }) => title);
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(await titles('Bulletin'));
    await page.getByRole('tab', { name: 'Basında Biz' }).click();
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(await titles('Coverage'));
    await page.getByRole('tab', { name: 'Basın Bültenleri' }).click();
    expect(calls).toHaveLength(1);
  });
});

test.describe('a press item', () => {
  test('shows its facts, its source in a new tab, and the latest other items', async ({ page, api }) => {
    const [item] = await api.press.list({ type: 'Coverage' });
    if (!item?.link || !item.source) throw new Error('the demo has coverage with a source');
    const others = (await api.press.latestCards({ limit: 5 })).filter(({ id }) => id !== item.id);
    await page.goto(`/basin/${item.id}`);
    await expect(heading(page)).toHaveText(item.title);
    await expect(page.getByRole('main').getByText('Basında Biz', { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem')).toHaveText([
      'Anasayfa',
      'Basın',
      item.title,
    ]);
    const side = page.getByRole('complementary');
    await expect(side.getByRole('heading', { name: 'Haber Künyesi' })).toBeVisible();
    await expect(side.getByText(formatDay(item.date), { exact: true }).first()).toBeVisible();
    const source = side.getByRole('link', { name: item.source });
    await expect(source).toHaveAttribute('href', item.link);
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveAttribute('rel', /noopener/);
    await expect(side.getByRole('heading', { name: 'Son Haberler' })).toBeVisible();
    for (const other of others) {
      await expect(side.getByRole('link', { name: other.title })).toHaveAttribute(
        'href',
        `/basin/${other.id}`,
      );
    }
    await expect(side.getByRole('link', { name: item.title })).toHaveCount(0);
    await side.getByRole('link', { name: 'Tüm Haberler' }).click();
    await expect(page).toHaveURL(/\/basin$/);
  });

  test('a bulletin is labelled as a bulletin', async ({ page, api }) => {
    const [item] = await api.press.list({ type: 'Bulletin' });
    await page.goto(`/basin/${item?.id}`);
    await expect(page.getByRole('main').getByText('Basın Bülteni', { exact: true })).toBeVisible();
  });

  test('an unknown item is not found, and the page links to the press room', async ({ page }) => {
    const response = await page.goto('/basin/999999');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Haber Bulunamadı');
    await page.getByRole('main').getByRole('link', { name: 'Basın odasına dön' }).click();
    await expect(page).toHaveURL(/\/basin$/);
  });

  test('an item newer than the release is shown, also if the list of latest items fails', async ({
    page,
    api,
  }) => {
    const [item] = await api.press.list();
    await page.route('**/api/press/999999', (route) =>
      route.fulfill({ json: { ...item, id: 999999, title: 'Yeni haber' } }),
    );
    await mockCalls(page, /\/api\/press\/latest/, 'fails');
    await page.goto('/basin/999999');
    await expect(heading(page)).toHaveText('Yeni haber');
    await expect(page.getByText('Gösterilecek başka haber bulunmuyor.')).toBeVisible();
  });
});
