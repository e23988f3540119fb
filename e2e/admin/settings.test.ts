import type { Page } from '@playwright/test';
import { expect, expectToast, test } from './fixtures.ts';

const slides = (page: Page) => page.getByRole('list', { name: 'Slider görselleri' }).getByRole('listitem');
const titles = (page: Page) => slides(page).getByRole('heading').allTextContents();

test('a slide moves when the mouse drags it past the middle; saving stores the new order', async ({
  page,
  api,
}) => {
  const before = await api.sliderImages.list();
  await page.goto('/admin/settings?tab=slider');
  await expect(slides(page)).toHaveCount(4);
  const [first = '', second = ''] = await titles(page);
  const from = await slides(page).nth(0).boundingBox();
  const to = await slides(page).nth(1).boundingBox();
  if (!from || !to) throw new Error('no boxes');
  await page.mouse.move(from.x + 30, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2 - 8, to.y + 60, { steps: 5 });
  expect((await titles(page))[0]).toBe(first);
  await page.mouse.move(to.x + to.width / 2 + 12, to.y + 60, { steps: 3 });
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual([second, first]);
  await page.mouse.up();
  expect((await api.sliderImages.list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  await page.getByRole('button', { name: 'Sıralamayı Kaydet' }).click();
  await expectToast(page, 'Sıralama kaydedildi!');
  expect((await api.sliderImages.list()).map(({ title }) => title).slice(0, 2)).toEqual([second, first]);
  await api.sliderImages.reorder(before.map(({ id }, order) => ({ id, order })));
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 1600 } });

  test('a slide is dragged by its handle', async ({ page }) => {
    await page.goto('/admin/settings?tab=slider');
    await expect(slides(page)).toHaveCount(4);
    const before = await titles(page);
    const handle = await slides(page)
      .nth(0)
      .getByRole('button', { name: /^Sırasını/ })
      .boundingBox();
    const to = await slides(page).nth(1).boundingBox();
    if (!handle || !to) throw new Error('no boxes');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const x = handle.x + handle.width / 2;
    const y = handle.y + handle.height / 2;
    await touch('touchStart', x, y);
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', x, y + ((to.y + to.height * 0.8 - y) * step) / 8);
    }
    await touch('touchEnd');
    await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual([before[1], before[0]]);
  });
});
