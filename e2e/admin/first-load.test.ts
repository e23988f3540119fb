import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SIGN_IN_BYTES = 100_000;
const SCREEN_BYTES = 140_000;

/** The scripts that a browser with nothing in its cache has taken once the screen stands, as gzip writes them. */
async function firstLoad(page: Page, path: string, ready: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ready);
  const bodies = await Promise.all(scripts.values());
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

test.describe('the sign-in', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('loads React and little more', async ({ page }) => {
    expect(await firstLoad(page, '/signin', 'Yönetim Paneli Girişi')).toBeLessThan(SIGN_IN_BYTES);
  });
});

for (const [path, ready] of [
  ['/admin', 'Hoş geldiniz'],
  ['/admin/fairs', 'Fuar Yönetimi'],
  ['/admin/press', 'Basın Yönetimi'],
  ['/admin/gallery', 'Galeri Yönetimi'],
  ['/admin/sponsors', 'Destekleyici Yönetimi'],
  ['/admin/contact', 'İletişim Mesajları'],
  ['/admin/participant-submissions', 'Katılımcı Talepleri'],
  ['/admin/settings?tab=slider', 'Site Ayarları ve Yönetim'],
] as const) {
  test(`${path} is light: forms, validators and editor come when they are opened`, async ({ page }) => {
    expect(await firstLoad(page, path, ready)).toBeLessThan(SCREEN_BYTES);
  });
}
