import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ADMIN } from '../scripts/src/testing/product.ts';
import { serveProduct } from './serve-product.ts';
import { settle } from './settle.ts';

const SITE = 'https://fuar.test';
/** The headers of a trusted proxy that terminates TLS. */
const BEHIND_TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'fuar.test' };

const product = serveProduct({ env: { DEMO: '0', CONSOLE: '1', PUBLIC_SITE_URL: SITE, TRUST_PROXY: '2' } });

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${product.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { ...BEHIND_TLS, ...init.headers },
  });

const signIn = () =>
  get('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
  });

const PATHS = {
  site: ['/', '/fuarlar', '/iletisim', '/katilimci-ol', '/galeri', '/boyle-bir-sayfa-yok', '/fuarlar/999999'],
  'back-office': ['/signin', '/admin', '/admin/fairs', '/admin/kilavuz'],
  api: [
    '/api/fairs',
    '/api/settings',
    '/api/healthz',
    '/api/auth/verify',
    '/api/nothing',
    '/api/openapi.json',
  ],
};

for (const [surface, paths] of Object.entries(PATHS)) {
  test(`the ${surface} may load only what its policy names, and nobody may frame it`, async () => {
    for (const path of paths) {
      const headers = Object.fromEntries((await get(path)).headers);
      expect(headers, path).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^(?=.*default-src 'none')(?=.*frame-ancestors 'none')/,
        ),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000',
      });
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe-(?:inline|eval)/);
    }
  });
}

test('the guide for staff loads with its pictures', async ({ page }) => {
  await page.goto(`${product.url}/admin/kilavuz`);
  await expect(page.getByRole('heading', { name: 'Kullanım kılavuzu' })).toBeVisible();
  await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
  expect(
    await page
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(1000);
});

test('the session cookie is for https only and not for scripts', async () => {
  const answer = await signIn();
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^payload-token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

test('a media file can be embedded by any origin but cannot run scripts', async () => {
  const form = new FormData();
  const picture = await openAsBlob(join(import.meta.dirname, '../scripts/src/demo/media/slide-hall.webp'));
  form.set('imageFile', picture, 'slide-hall.webp');
  const cookie = (await signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const stored = await get('/api/admin/media', {
    method: 'POST',
    headers: { cookie, origin: SITE },
    body: form,
  });
  const { url } = (await stored.json()) as { url: string };
  const { headers, status } = await get(url);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('no response names the server software', async () => {
  for (const path of ['/', '/admin', '/api/fairs', '/console', '/rest/fairs']) {
    const { headers } = await get(path);
    expect(headers.get('x-powered-by'), path).toBeNull();
    expect(headers.get('server'), path).toBeNull();
  }
});

test('a page loads completely under its Content-Security-Policy without a violation', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused to/i.test(message.text())) refused.push(message.text());
  });
  for (const path of ['/', '/galeri', '/iletisim', '/signin']) {
    await page.goto(`${product.url}${path}`);
    await settle(page);
  }
  expect(refused).toEqual([]);
});
