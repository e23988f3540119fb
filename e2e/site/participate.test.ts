import type { Locator, Page } from '@playwright/test';
import { expect, expectBelowHeader, FAILED_CALL, mockCalls, test } from './fixtures.ts';

test.use({ allowedErrors: FAILED_CALL });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByLabel(name);
const fairs = (page: Page) => page.getByLabel('Fuar', { exact: true });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function toLastStep(page: Page) {
  await field(page, 'Firma Adı').fill('Dicle Tarım');
  await button(page, 'İleri').click();
  await toLastStepFromSecond(page);
}

async function toLastStepFromSecond(page: Page) {
  await field(page, 'Yetkili Adı Soyadı').fill('Ali Ünal');
  await field(page, 'E-posta').fill('ali@ornek.example');
  await field(page, 'Cep Telefonu').fill('0532 000 00 00');
  await button(page, 'İleri').click();
  await expect(step(page, 'Fuar Katılım Bilgileri')).toBeFocused();
}

async function fillRequest(page: Page) {
  await toLastStep(page);
  await fairs(page).selectOption({ index: 1 });
  await field(page, 'Talep Edilen Alan (m²)').fill('36,5');
  await page.getByRole('checkbox').check();
}

async function sendRequest(page: Page): Promise<Locator> {
  await page.goto('/fuarlar');
  await page.goto('/katilimci-ol');
  await fillRequest(page);
  await button(page, 'Talebi Gönder').click();
  const success = page.getByRole('heading', { name: 'Talebiniz Alındı!' });
  await expect(success).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state?.step)).toBeUndefined();
  return success;
}

test('each step is an entry of the history: Back, Forward and a reload keep step and texts', async ({
  page,
}) => {
  await page.goto('/fuarlar');
  await page.goto('/katilimci-ol');
  await toLastStep(page);
  await field(page, 'Talep Edilen Alan (m²)').fill('36,5');
  await page.goBack();
  await expect(step(page, 'Yetkili Kişi Bilgileri')).toBeFocused();
  await expect(field(page, 'Yetkili Adı Soyadı')).toHaveValue('Ali Ünal');
  await page.goBack();
  await expect(step(page, 'Firma Bilgileri')).toBeFocused();
  await expect(field(page, 'Firma Adı')).toHaveValue('Dicle Tarım');
  await page.goForward();
  await page.goForward();
  await expect(step(page, 'Fuar Katılım Bilgileri')).toBeFocused();
  await page.reload();
  await expect(step(page, 'Fuar Katılım Bilgileri')).toBeVisible();
  await expect(field(page, 'Talep Edilen Alan (m²)')).toHaveValue('36,5');
  await button(page, 'Geri').click();
  await expect(step(page, 'Yetkili Kişi Bilgileri')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/fuarlar$/);
});

test('a reload or a return shows the request number again, and a new visit shows the form', async ({
  page,
}) => {
  await sendRequest(page);
  const number = page.getByText(/^Talep numaranız: [A-Z]+-\d{4}-\d{4}$/);
  const stored = (await number.textContent()) ?? '';
  await expect
    .poll(() => page.evaluate(() => history.state))
    .toEqual({ receipt: /[A-Z]+-\d.*/.exec(stored)?.[0] });
  await page.reload();
  await expectBelowHeader(page, number);
  await expect(number).toHaveText(stored);
  await page.getByRole('link', { name: 'Fuarları incele' }).click();
  await expect(page).toHaveURL(/\/fuarlar$/);
  await page.goBack();
  await expect(number).toHaveText(stored);
  await page.goto('/katilimci-ol');
  await expect(step(page, 'Firma Bilgileri')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.receipt)).toBeUndefined();
  await page.reload();
  await expect(step(page, 'Firma Bilgileri')).toBeVisible();
  await expect(number).toBeHidden();
});

test('Forward and a reload on the success screen show the request number, not an empty step', async ({
  page,
}) => {
  await sendRequest(page);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state?.step)).toBe(3);
  await page.reload();
  await expect(page.getByText(/^Talep numaranız: /)).toBeVisible();
});

test('Back on the success screen leaves the form', async ({ page }) => {
  const success = await sendRequest(page);
  await expect(success).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/fuarlar$/);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`on a phone the success screen is in view (motion: ${reducedMotion})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion });
    const success = await sendRequest(page);
    await expectBelowHeader(page, success);
    await expectBelowHeader(page, page.getByText(/^Talep numaranız: /));
  });
}

test('on a phone the first wrong field is shown with its label below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/katilimci-ol');
  const gapOf = async (id: string) => {
    const above = await page.locator('site-header').boundingBox();
    const label = await page.locator(`label[for=${id}]`).boundingBox();
    return (label?.y ?? 0) - (above ? above.y + above.height : 0);
  };
  // At one of these heights the browser's own scrolling would hide the input's label behind the header.
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    await button(page, 'İleri').click();
    await expect(field(page, 'Firma Adı')).toBeFocused();
    await expect.poll(() => gapOf('companyName'), `${height}`).toBeGreaterThanOrEqual(0);
    await expect(field(page, 'Firma Adı')).toBeInViewport({ ratio: 1 });
  }
  await field(page, 'Firma Adı').fill('Dicle Tarım');
  await button(page, 'İleri').click();

  await toLastStepFromSecond(page);
  await button(page, 'Talebi Gönder').click();
  await expect(fairs(page)).toBeFocused();
  await expect.poll(() => gapOf('fairId')).toBeGreaterThanOrEqual(0);
});

test('prints the confirmation without the form', async ({ page }) => {
  await page.goto('/katilimci-ol');
  await fillRequest(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Fuar Katılım Bilgileri' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Talebi Gönder').click();
  await expect(page.getByRole('heading', { name: 'Talebiniz Alındı!' })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Talebiniz Alındı!' })).toBeVisible();
  await expect(page.getByText(/^Talep numaranız: [A-Z]+-\d{4}-\d{4}$/)).toBeVisible();
  await expect(page.locator('main .button').filter({ visible: true })).toHaveCount(0);
});

test('keeps the pre-rendered fairs if the refresh fails', async ({ page }) => {
  const calls = await mockCalls(page, /\/api\/fairs\?status=upcoming/, 'fails');
  await page.goto('/katilimci-ol');
  await toLastStep(page);
  await expect.poll(calls).toBe(1);
  expect(await fairs(page).locator('option').count()).toBeGreaterThan(1);
});

test('the title of a step keeps a distance to its button’s edge, and the error notice is as wide as the fields', async ({
  page,
}) => {
  const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/katilimci-ol');
  const ends = await page.locator('nav ol button > span:last-child').evaluateAll((titles) =>
    titles.map((title) => {
      const text = document.createRange();
      text.selectNodeContents(title);
      return (
        (title.closest('button')?.getBoundingClientRect().right ?? 0) - text.getBoundingClientRect().right
      );
    }),
  );
  for (const space of ends) expect(space).toBeGreaterThanOrEqual(8);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'İleri' }).click();
  await expect(page.getByText('Lütfen formdaki hataları düzeltin.')).toBeVisible();
  expect(await widthOf('form .notice-error:visible')).toBe(await widthOf('form input:visible'));
});
