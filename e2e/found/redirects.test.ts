import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REDIRECTS_MESSAGES as m } from '@fuar/shared/messages/admin/redirects';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ADMIN, eventually } from '../../scripts/src/testing/product.ts';
import { buildSite } from '../build-site.ts';
import { serveProduct } from '../serve-product.ts';

/** The first Next build of the console takes a minute or two. */
const CONSOLE_BUILD_MS = 6 * 60_000;

const product = serveProduct({ env: { CONSOLE: '1' } });

const ask = async (path: string) => {
  const { status, headers } = await fetch(product.url + path, { redirect: 'manual' });
  return `${status} ${headers.get('location') ?? ''}`.trim();
};
const redirectsOnline = () => readFileSync(join(product.dataDir, 'releases/current/_redirects'), 'utf8');
const lines = () =>
  redirectsOnline()
    .split('\n')
    .filter((line) => line.endsWith(' 301'));

const builtRedirects = async () => readFileSync(join(await buildSite(product.url), '_redirects'), 'utf8');

async function save(request: APIRequestContext, from: string, to: string): Promise<string> {
  const headers = { origin: product.url };
  const response = await request.post(`${product.url}/rest/redirects`, { headers, data: { from, to } });
  return response.status() === 201 ? 'saved' : response.text();
}

test('the site follows redirects that staff add, change and delete', async ({ request }) => {
  test.setTimeout(CONSOLE_BUILD_MS);
  const login = { username: ADMIN.email, password: ADMIN.password };
  await request.post(`${product.url}/api/auth/login`, { data: login });
  const list = `${product.url}/rest/redirects`;
  await eventually(async () => (await request.get(list)).ok(), 1000);

  expect(await ask('/fuar/tar%C4%B1m-fuar%C4%B1')).toBe('404');
  expect(await save(request, '/fuar/tarım-fuarı/', '/tarim')).toBe('saved');
  await eventually(async () => (await ask('/fuar/tar%C4%B1m-fuar%C4%B1?a=1')) === '301 /tarim?a=1');
  expect(await ask('/fuar/tar%C4%B1m-fuar%C4%B1/')).toBe('301 /tarim');
  expect(lines()).toEqual(['/fuar/tar%C4%B1m-fuar%C4%B1 /tarim 301']);

  expect(await save(request, '/tarim', '/fuarlar#liste')).toBe('saved');
  expect(await save(request, '/kvkk', '/fuarlar')).toBe('saved');
  await eventually(async () => (await ask('/fuar/tar%C4%B1m-fuar%C4%B1')) === '301 /fuarlar#liste');
  expect(await ask('/kvkk')).toBe('200');
  expect(lines()).toEqual(['/fuar/tar%C4%B1m-fuar%C4%B1 /fuarlar#liste 301', '/tarim /fuarlar#liste 301']);

  // The built `_redirects` file, which a static host reads, has the same rules.
  expect(await builtRedirects()).toBe(redirectsOnline());

  expect(await save(request, '/liste', '/tarim')).toBe('saved');
  const loop = m.loop(['/fuarlar', '/liste', '/tarim', '/fuarlar#liste']);
  expect(await save(request, '/fuarlar', '/liste')).toContain(loop);
  expect(await save(request, '/api/fairs', '/fuarlar')).toContain(m.fromReserved);

  await request.delete(`${list}?where[id][exists]=true`, { headers: { origin: product.url } });
  await eventually(async () => (await ask('/tarim')) === '404');
  expect(lines()).toEqual([]);
});
