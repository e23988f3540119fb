import type { Page } from '@playwright/test';
import { expect, settle, test } from './fixtures.ts';

/** Holds back the scripts of the islands until the returned function is called. */
async function slowScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    /\/_astro\/(?:client|react|event-tabs|fair-tabs|press-tabs|gallery-albums|contact-form|participant-form)\./,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

function reactRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/(?:client|react)\./.test(request.url())) urls.push(request.url());
  });
  return urls;
}

for (const route of ['/', '/fuarlar', '/basin', '/galeri', '/iletisim', '/katilimci-ol']) {
  test(`${route} does not load React when it is only scrolled`, async ({ page }) => {
    const requests = reactRequests(page);
    await page.goto(route, { waitUntil: 'load' });
    await settle(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await settle(page);
    expect(requests).toEqual([]);
  });
}

for (const route of ['/', '/iletisim', '/ara']) {
  test(`${route} is painted before it asks for the scripts that it alone has`, async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js') && !name.includes('/base-layout.'))
        .map(({ startTime }) => startTime > (painted?.startTime ?? Number.POSITIVE_INFINITY));
    });
    expect(scripts).not.toEqual([]);
    expect(scripts).not.toContain(false);
  });
}

test('the first click on a tab is done', async ({ page }) => {
  const goOn = await slowScripts(page);
  for (const [route, name] of [
    ['/', 'Basından Haberler'],
    ['/fuarlar', 'Tamamlanan Fuarlar'],
    ['/basin', 'Basında Biz'],
  ] as const) {
    await page.goto(route);
    await page.getByRole('tab', { name }).click();
    goOn();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  }
});

test('the first arrow key on a tab is done', async ({ page }) => {
  const goOn = await slowScripts(page);
  await page.goto('/fuarlar');
  await page.getByRole('tab', { name: 'Yaklaşan Fuarlar' }).focus();
  await page.keyboard.press('ArrowRight');
  goOn();
  await expect(page.getByRole('tab', { name: 'Tamamlanan Fuarlar' })).toBeFocused();
});

test('the first click on an album opens it', async ({ page }) => {
  const goOn = await slowScripts(page);
  await page.goto('/galeri');
  await page.getByRole('article').nth(1).getByRole('button').click();
  goOn();
  await expect(page.getByRole('dialog').getByText(/^1 \/ \d+$/)).toBeVisible();
});

test('the first click on a dot turns the slide, before the page has loaded', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const dot = page.getByRole('button', { name: '2. görsele git' });
  await dot.click();
  await expect(dot).toHaveAttribute('aria-current', 'true');
});

test('a form that is sent at first sight says what it lacks, and never leaves the page', async ({ page }) => {
  const goOn = await slowScripts(page);
  await page.goto('/iletisim');
  await page.getByRole('button', { name: 'Gönder' }).click();
  goOn();
  await expect(page.getByText('Ad Soyad alanı zorunludur.')).toBeVisible();
  await expect(page).toHaveURL(/\/iletisim$/);
});

test('Enter in a field at first sight is held too', async ({ page }) => {
  const goOn = await slowScripts(page);
  await page.goto('/katilimci-ol');
  await page.getByLabel('Firma Adı').focus();
  await page.keyboard.type('Dicle');
  await page.keyboard.press('Enter');
  goOn();
  await expect(page.getByRole('heading', { name: 'Yetkili Kişi Bilgileri' })).toBeVisible();
  await expect(page).toHaveURL(/\/katilimci-ol$/);
});

test('what is typed while the form wakes up stays, and is sent', async ({ page }) => {
  const goOn = await slowScripts(page);
  await page.goto('/iletisim');
  await page.getByLabel('Ad Soyad').focus();
  await page.keyboard.type('Zeynep');
  goOn();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr', /.*/);
  await page.keyboard.type(' Işık');
  await expect(page.getByLabel('Ad Soyad')).toHaveValue('Zeynep Işık');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Konu alanı zorunludur.')).toBeVisible();
  await expect(page.getByText('Ad Soyad alanı zorunludur.')).toHaveCount(0);
});
