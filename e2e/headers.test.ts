import { expect, test } from '@playwright/test';
import { serveProduct } from './serve-product.ts';

const SITE = 'https://fuar.test';
/** The headers of a trusted proxy that terminates TLS. */
const BEHIND_TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'fuar.test' };

const product = serveProduct({ env: { DEMO: '0', CONSOLE: '1', PUBLIC_SITE_URL: SITE, TRUST_PROXY: '2' } });

const get = (path: string) => fetch(`${product.url}${path}`, { redirect: 'manual', headers: BEHIND_TLS });

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

test('only the back-office isolates its window from other sites, because isolation slows down public pages', async () => {
  const isolation = async (path: string) => (await get(path)).headers.get('cross-origin-opener-policy');
  for (const path of PATHS.site) expect(await isolation(path), path).toBeNull();
  for (const path of [...PATHS['back-office'], '/signin/davet'])
    expect(await isolation(path), path).toBe('same-origin');
});

test('no response names the server software', async () => {
  for (const path of ['/', '/admin', '/api/fairs', '/console', '/rest/fairs']) {
    const { headers } = await get(path);
    expect(headers.get('x-powered-by'), path).toBeNull();
    expect(headers.get('server'), path).toBeNull();
  }
});

test('the calendar and the feed have their own media types', async () => {
  const typeOf = async (path: string) => (await get(path)).headers.get('content-type');
  expect(await typeOf('/takvim.ics')).toBe('text/calendar; charset=utf-8');
  expect(await typeOf('/basin/rss.xml')).toBe('application/xml; charset=utf-8');
});
