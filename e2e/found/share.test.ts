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

test('a page copies its URL', async ({ page, api, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const [item] = await api.press.list();
  const url = `${product.url}/basin/${item?.id}`;
  await page.goto(`/basin/${item?.id}`);
  await page.getByRole('button', { name: 'Adresi kopyala' }).press('Enter');
  await expect(page.getByText('Adres kopyalandı.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});
