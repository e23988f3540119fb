import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { expect, skeletons, test } from './fixtures.ts';

const SIGN_IN_BYTES = 100_000;
const SCREEN_BYTES = 140 * 1024;

/** The gzipped size of the scripts that a browser with an empty cache loads until the screen is shown. */
async function firstLoad(page: Page, path: string, ready: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  // Five seconds after its start, the app loads the code of all other screens. Make the first of these files fail, because
  // the app then loads no more of them.
  await page.route('**/sign-in-again-dialog-*.js', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ready);
  await expect(skeletons(page)).toHaveCount(0);
  await settle(page);
  const bodies = await Promise.all(scripts.values());
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

test('the sign-in loads little more than React', async ({ page, context }) => {
  await context.clearCookies();
  expect(await firstLoad(page, '/signin', 'Yönetim Paneli Girişi')).toBeLessThan(SIGN_IN_BYTES);
});

for (const [path, ready] of [
  ['/admin', 'Hoş geldiniz'],
  ['/admin/fairs', 'Fuar Yönetimi'],
  ['/admin/fairs/1/exhibitors', 'Katılımcılar'],
  ['/admin/press', 'Basın Yönetimi'],
  ['/admin/gallery', 'Galeri Yönetimi'],
  ['/admin/drafts', 'Taslaklar'],
  ['/admin/sponsors', 'Destekleyici Yönetimi'],
  ['/admin/contact', 'İletişim Mesajları'],
  ['/admin/participant-submissions', 'Katılımcı Talepleri'],
  ['/admin/settings?tab=slider', 'Site Ayarları ve Yönetim'],
] as const) {
  test(`${path} is light: forms, validators and the editor load when they are opened`, async ({ page }) => {
    expect(await firstLoad(page, path, ready)).toBeLessThan(SCREEN_BYTES);
  });
}
