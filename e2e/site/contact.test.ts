import type { Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { clickBelowHeader, expect, expectBelowHeader, FAILED_CALL, test } from './fixtures.ts';

test.use({ allowedErrors: FAILED_CALL });

const POST = '**/api/contact';
const send = (page: Page) => page.getByRole('button', { name: /^Gönder/ });
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

async function fill(page: Page) {
  await field(page, 'Ad Soyad').fill(' Zeynep Işık ');
  await field(page, 'E-posta').fill('zeynep@ornek.example');
  await field(page, 'Konu').fill('Stant');
  await field(page, 'Mesaj').fill('Salonunuzun planını rica ederim.');
}

test('shows the error and the confirmation below the header after a click on a button directly below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/iletisim');
  await fill(page);
  await page.route(POST, (route) => route.fulfill({ status: 503 }));
  await clickBelowHeader(page, send(page));
  await expectBelowHeader(page, page.getByText('Mesaj gönderilirken bir hata oluştu.'));
  await page.unroute(POST);
  await clickBelowHeader(page, send(page));
  await expectBelowHeader(page, page.getByText('Mesajınız başarıyla gönderildi!'));
});

test('after a failure the draft survives a reload and an hour offline, and the message is stored once', async ({
  page,
  context,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route(POST, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The CMS stores the first request, but the browser never gets the response.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto('/iletisim');
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Mesaj gönderilirken bir hata oluştu.');
  await expect(page.getByRole('alert')).toContainText('bu sekmede duruyor');
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await page.reload();
  await expect(field(page, 'Mesaj')).toHaveValue('Salonunuzun planını rica ederim.');
  await context.setOffline(true);
  await page.unroute(POST);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Mesaj gönderilirken bir hata oluştu.');
  await context.setOffline(false);
  const again = page.waitForRequest(POST);
  await send(page).click();
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect((await again).headers()['idempotency-key']).toBe(keys[0]);
  await expect(page.getByText('Mesajınız başarıyla gönderildi!')).toBeVisible();
  await expect(page.getByText(/^Mesaj numaranız: \d+/)).toBeVisible();
  await expect(send(page), 'the focus is where it was').toBeFocused();
});

test('typed text survives a connection lost before the form is hydrated', async ({ page, context }) => {
  await page.goto('/iletisim');
  await settle(page);
  await context.setOffline(true);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Hizmete şu anda ulaşılamıyor.' })).toBeVisible();
  await send(page).click();
  await context.setOffline(false);
  await expect(async () => {
    await send(page).click();
    await expect(page.getByText('Mesajınız başarıyla gönderildi!')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Hizmete şu anda ulaşılamıyor.')).toBeHidden();
});

test('while the scripts of the page cannot be loaded, a message is shown, and a click on send takes effect later', async ({
  page,
}) => {
  const isScript = /_astro\/.*\.js/;
  await page.route(isScript, (route) => route.abort());
  await page.goto('/iletisim');
  await fill(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Hizmete şu anda ulaşılamıyor.' })).toBeVisible();
  // The header must not be sticky here. Without scripts it gets no background on scrolling and would cover the form.
  await expect(page.locator('site-header')).toHaveCSS('position', 'relative');
  await send(page).click();
  await page.unroute(isScript);
  await expect(page.getByText('Mesajınız başarıyla gönderildi!')).toBeVisible();
  await expect(page.getByText('Hizmete şu anda ulaşılamıyor.')).toBeHidden();
});

test.describe('the map', () => {
  test.use({ allowedErrors: /openstreetmap/ });

  test('loads nothing until a click; the link to directions is always present', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/openstreetmap/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>harita</title>' });
    });
    await page.goto('/iletisim');
    await settle(page);
    await page.getByRole('button', { name: 'Haritayı göster' }).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await expect(page.getByRole('link', { name: 'Yol tarifi al' })).toHaveAttribute('href', /^https:/);
    const address = page.getByRole('main').getByRole('link', { name: /yol tarifi, yeni sekmede açılır/ });
    await expect(address).toHaveAttribute('href', /destination=37\.9312%2C40\.1518$/);
    await page.getByRole('button', { name: 'Haritayı göster' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Fuar alanının haritası');
    await expect.poll(() => asked.length).toBe(1);
  });
});
