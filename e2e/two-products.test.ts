import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILT_RENDERER } from '../scripts/src/production/build.ts';
import { eventually, type Product, startProduct } from '../scripts/src/testing/product.ts';
import { signIn } from '../scripts/src/testing/sign-in.ts';
import { attachLogs } from './serve-product.ts';

const products: Product[] = [];
test.afterAll(() => Promise.all(products.map(({ stop }) => stop())));
attachLogs(() => products[0]);

async function start(siteUrl: string, mediaBaseUrl: string): Promise<Product> {
  const env = { DEMO: '0', PUBLIC_SITE_URL: siteUrl, TRUST_PROXY: '2', MEDIA_BASE_URL: mediaBaseUrl };
  const product = await startProduct({ env });
  products.push(product);
  return product;
}

/** Publishes a press item, a kind of page that no release had before, and returns its canonical URL. */
async function publishPressItem(product: Product): Promise<string | undefined> {
  const api = await signIn(product.url);
  const item = {
    type: 'Bulletin',
    title: 'Yeni haber',
    date: '2026-01-01',
    content: '<p>Metin</p>',
  } as const;
  const { id } = await api.press.create(item);
  const page = await eventually(async () => {
    const response = await fetch(`${product.url}/basin/${id}`);
    return response.ok && response.text();
  });
  return /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1];
}

test('does not publish files of an older build', async () => {
  const folder = join(BUILT_RENDERER, 'client');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'eski.txt'), 'of an older build');
  const product = await startProduct({ env: { DEMO: '0' } });
  products.push(product);
  const status = async (path: string) => (await fetch(`${product.url}${path}`)).status;
  expect(await status('/favicon.svg')).toBe(200);
  expect(await status('/eski.txt')).toBe(404);
});

test('two products of one checkout publish under their own site URLs', async () => {
  test.setTimeout(240_000);
  const first = await start('https://bir.example', '');
  // This start has other build settings, so it rebuilds the pages while the first product runs.
  const second = await start('https://iki.example', 'https://resim.example');
  expect(await publishPressItem(first)).toBe('https://bir.example/basin/1');
  expect(await publishPressItem(second)).toBe('https://iki.example/basin/1');
});
