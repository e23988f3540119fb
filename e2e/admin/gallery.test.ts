import type { Album } from '@fuar/shared/schemas/gallery';
import { expect, test } from './fixtures.ts';

test('on a phone the buttons for selected pictures keep a distance to the pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/gallery');
  const albums: Album[] = await (await page.request.get('/api/gallery/categories')).json();
  await page.getByRole('combobox', { name: 'Fuar' }).selectOption(String(albums[0]?.id));
  const first = page.getByRole('checkbox', { name: '1. görseli seç', exact: true });
  await first.check();
  const buttons = await page.getByRole('button', { name: 'Seçilenleri sil' }).boundingBox();
  const picture = await page.getByRole('listitem').filter({ has: first }).boundingBox();
  expect((picture?.y ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0)).toBeGreaterThanOrEqual(8);
});
