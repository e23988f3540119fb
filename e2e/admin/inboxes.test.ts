import { createClient } from '@fuar/shared/api/client';
import { typeSignIn } from '../type-sign-in.ts';
import { clickFirst, expect, test } from './fixtures.ts';

const SENDER = { name: 'Işıl İnce', email: 'isil@ornek.test' };
const MESSAGE = { ...SENDER, subject: 'Soru', message: 'Merhaba; nasılsınız?' };

test.describe('messages', () => {
  test.beforeEach(({ product }) => createClient({ origin: product.url }).contact.send(MESSAGE));
  test.afterEach(async ({ api }) => {
    for (const { id, email } of await api.contact.list())
      if (email === MESSAGE.email) await api.contact.delete(id);
  });

  test('an opened message is printed alone, without controls and in dark ink', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/admin/contact');
    await clickFirst(page, `Ayrıntıları aç: ${MESSAGE.name}`);
    const reply = page.getByRole('form', { name: 'Yanıt' });
    await expect(reply).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(reply).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Yönetim menüsü' })).toBeHidden();
    await expect(page.getByText('Merhaba; nasılsınız?')).toBeVisible();
    await expect(page.getByText('Merhaba; nasılsınız?')).toHaveCSS('color', 'rgb(0, 0, 0)');
    // Two rows are printed: the message and its details.
    await expect(page.getByRole('row')).toHaveCount(2);
    // The details must not be displayed as part of a table. Browsers keep a table row on one sheet, so details that do not fit on
    // the rest of the sheet would begin on the next sheet.
    const displays = await page.getByText('Merhaba; nasılsınız?').evaluate((text) => {
      const found: string[] = [];
      for (let each: Element | null = text; each; each = each.parentElement)
        found.push(getComputedStyle(each).display);
      return found;
    });
    expect(displays.filter((display) => display.startsWith('table'))).toEqual([]);
  });

  test('the list is printed with whole e-mail addresses', async ({ page }) => {
    await page.goto('/admin/contact');
    const addresses = page.getByRole('table').getByText('@');
    await expect(addresses.first()).toBeVisible();
    const cut = () =>
      addresses.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(await cut()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await cut()).toBe(0);
  });

  test('on a phone, stage, owner and message of an opened row are on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/contact');
    const row = page.getByRole('row').filter({ hasText: MESSAGE.name }).first();
    await clickFirst(page, `Ayrıntıları aç: ${MESSAGE.name}`);
    const message = page.getByText(MESSAGE.message);
    await expect(message).toBeVisible();
    const top = (await row.boundingBox())?.y ?? 0;
    for (const part of [
      page.getByRole('group', { name: 'Aşama' }),
      page.getByRole('button', { name: 'Üstlen' }),
      page.getByRole('button', { name: 'Yanıt yaz' }),
      message,
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0) - top).toBeLessThan(600);
    }
  });

  test('a message has lines of about 70 characters, in one column and next to the work panel', async ({
    page,
    product,
  }) => {
    const sentence =
      'Standımızın yanındaki elektrik panosunun yeri değişti mi, kurulumdan önce bilmek isteriz. ';
    const long = { ...MESSAGE, subject: 'Uzun', message: sentence.repeat(12) };
    await createClient({ origin: product.url }).contact.send(long);
    await page.goto('/admin/contact?query=isil');
    const row = page.getByRole('row').filter({ hasText: 'Uzun' });
    await row.getByRole('button', { name: /^Ayrıntıları aç/ }).click();
    const message = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Uzun' }) })
      .last()
      .locator('p');
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1270, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const perLine = await message.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return (element.textContent ?? '').length / lines.size;
      });
      expect(perLine, `${width} px`).toBeGreaterThan(60);
      expect(perLine, `${width} px`).toBeLessThan(80);
    }
  });
});

test('unsent text survives the end of the session, and no tab keeps the text after a sign-out in another tab', async ({
  page,
  context,
}) => {
  const openNote = async () => {
    await clickFirst(page, /^Ayrıntıları aç/);
    return page.getByRole('textbox', { name: 'Not' });
  };
  await page.goto('/admin/contact');
  await (await openNote()).fill('Yarım kalan not');

  await test.step('the session ends by itself', async () => {
    await context.clearCookies();
    await page.goto('/admin/contact');
    await typeSignIn(page);
    await expect(await openNote()).toHaveValue('Yarım kalan not');
  });

  await test.step('somebody signs out in another tab', async () => {
    const other = await context.newPage();
    await other.goto('/admin/fairs');
    await other.getByRole('button', { name: /Kullanıcı menüsü/ }).click();
    await other.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL(/\/signin$/);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Yarım kalan not');
    await typeSignIn(page);
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto('/admin/contact');
    await expect(await openNote()).toHaveValue('');
  });
});
