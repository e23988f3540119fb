import sharp from 'sharp';
import { expect, test } from '../site/fixtures.ts';

test('the link preview of an upcoming fair is a picture with title, date and place in 1200×630', async ({
  page,
  api,
  product,
}) => {
  const [fair] = await api.fairs.list({ status: 'upcoming' });
  await page.goto(`/fuarlar/${fair?.id}`);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(address).toBe(`${product.url}/fuarlar/${fair?.id}.jpg`);
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  const picture = await answer.body();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThanOrEqual(300_000);
});

test('the link preview of content without a picture has the default one', async ({ page }) => {
  await page.goto('/kvkk');
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const picture = await (await page.request.get(address)).body();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
