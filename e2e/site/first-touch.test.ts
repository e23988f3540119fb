import type { Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { expect, hold, test } from './fixtures.ts';

const SCRIPTS =
  /\/_astro\/(?:base-layout|client|react|event-tabs|fair-tabs|press-tabs|gallery-albums|contact-form|participant-form)\./;

function reactRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/(?:client|react)\./.test(request.url())) urls.push(request.url());
  });
  return urls;
}

for (const route of ['/', '/fuarlar', '/basin', '/galeri', '/iletisim', '/katilimci-ol']) {
  test(`${route} does not load React on scrolling alone`, async ({ page }) => {
    const requests = reactRequests(page);
    await page.goto(route, { waitUntil: 'load' });
    await settle(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await settle(page);
    expect(requests).toEqual([]);
  });
}

for (const route of ['/', '/iletisim', '/ara', '/kvkk']) {
  test(`${route} is painted before it requests a script`, async ({ page }) => {
    await page.goto(route);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
    );
    await settle(page);
    const scripts = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime > (painted?.startTime ?? Number.POSITIVE_INFINITY));
    });
    expect(scripts).not.toEqual([]);
    expect(scripts).not.toContain(false);
  });
}

test('a page that opens scrolled loads its scripts, although Firefox reports no paint of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/ara#search-field');
  await page.getByRole('searchbox', { name: 'Ne arıyorsunuz?' }).fill('fuar');
  await expect(page.locator('site-search').getByRole('status')).toHaveText(/^\d+ sonuç bulundu\.$/);
});

test('the theme button and the menu work before a script file arrives', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/kvkk', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Koyu temaya geç' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(page.getByRole('dialog', { name: 'Ana menü' })).toBeVisible();
});

test('a click on a tab before hydration takes effect', async ({ page }) => {
  const releaseScripts = await hold(page, SCRIPTS);
  for (const [route, name] of [
    ['/', 'Basından Haberler'],
    ['/fuarlar', 'Tamamlanan Fuarlar'],
    ['/basin', 'Basında Biz'],
  ] as const) {
    await page.goto(route);
    await page.getByRole('tab', { name }).click();
    releaseScripts();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  }
});

test('a form submitted before hydration shows its missing fields and does not leave the page', async ({
  page,
}) => {
  const releaseScripts = await hold(page, SCRIPTS);
  await page.goto('/iletisim');
  await page.getByRole('button', { name: 'Gönder' }).click();
  releaseScripts();
  await expect(page.getByText('Ad Soyad alanı zorunludur.')).toBeVisible();
  await expect(page).toHaveURL(/\/iletisim$/);
});

test('Enter in a field before hydration does not leave the page', async ({ page }) => {
  const releaseScripts = await hold(page, SCRIPTS);
  await page.goto('/katilimci-ol');
  await page.getByLabel('Firma Adı').focus();
  await page.keyboard.type('Dicle');
  await page.keyboard.press('Enter');
  releaseScripts();
  await expect(page.getByRole('heading', { name: 'Yetkili Kişi Bilgileri' })).toBeVisible();
  await expect(page).toHaveURL(/\/katilimci-ol$/);
});

test('text typed during hydration is kept and sent', async ({ page }) => {
  const releaseScripts = await hold(page, SCRIPTS);
  await page.goto('/iletisim');
  await page.getByLabel('Ad Soyad').focus();
  await page.keyboard.type('Zeynep');
  releaseScripts();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr', /.*/);
  await page.keyboard.type(' Işık');
  await expect(page.getByLabel('Ad Soyad')).toHaveValue('Zeynep Işık');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Konu alanı zorunludur.')).toBeVisible();
  await expect(page.getByText('Ad Soyad alanı zorunludur.')).toHaveCount(0);
});
