import { expect, test } from '@playwright/test';
import { eventually, type Product, startProduct } from '../scripts/src/testing/product.ts';
import { readWhileSaving } from '../scripts/src/testing/read-while-saving.ts';
import { signIn } from '../scripts/src/testing/sign-in.ts';
import { attachLogs } from './attach-logs.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product?.stop());
attachLogs(() => product);

test('while staff save, no read fails, no list is older than a page, and the last save is shown', async () => {
  test.setTimeout(120_000);
  const { url } = product;
  const api = await signIn(url);
  const { id } = await api.fairs.create({
    title: 'Kayıt no 0.',
    date: '1 Mart 2040',
    description: 'Kısa.',
  });
  await eventually(async () => (await fetch(`${url}/fuarlar/${id}`)).status === 200);
  const { reads, ...rest } = await readWhileSaving(url, api, id, 50, 100);
  expect(reads).toBeGreaterThan(50);
  expect(rest).toEqual({ failed: 0, older: 0, shown: 49 });
});
