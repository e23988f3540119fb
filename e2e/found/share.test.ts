import sharp from 'sharp';
import { expect, test } from '../site/fixtures.ts';

test('a fair with a picture is shown beside links with one of 1200×630', async ({ page, api, product }) => {
  const fair = (await api.fairs.list()).find(({ imageUrl }) => imageUrl);
  await page.goto(`/fuarlar/${fair?.id}`);
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(address).toMatch(new RegExp(`^${product.url}/media/.*-share\\.jpg$`));
  const picture = await (await page.request.get(address)).body();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThanOrEqual(300_000);
});

test('what has no picture is shown with ours', async ({ page }) => {
  await page.goto('/kvkk');
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const picture = await (await page.request.get(address)).body();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a page is passed on by links, or by its address alone', async ({ page, api, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const [item] = await api.press.list();
  const url = `${product.url}/basin/${item?.id}`;
  await page.goto(`/basin/${item?.id}`);
  for (const name of ['WhatsApp', 'X', 'Facebook', 'LinkedIn']) {
    const href = await page
      .locator('share-page')
      .getByRole('link', { name: `${name} ile paylaş`, exact: true })
      .getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toContain(url);
  }
  await page.getByRole('button', { name: 'Adresi kopyala' }).press('Enter');
  await expect(page.getByText('Adres kopyalandı.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('the system’s own sheet is offered where there is one', async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data);
      },
    });
  });
  const [fair] = await api.fairs.list();
  await page.goto(`/fuarlar/${fair?.id}`);
  await expect(page.getByRole('link', { name: 'WhatsApp ile paylaş' })).toBeHidden();
  await page.getByRole('button', { name: 'Paylaş', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(fair?.title ?? ''));
});
