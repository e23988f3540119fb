import { expect, type Locator, type Page, test } from '@playwright/test';
import { ADMIN, eventually, type Product, startProduct } from '../scripts/src/testing/product.ts';
import { attachLogs } from './attach-logs.ts';

/** Next's build of the console takes a minute or two on a machine that has none yet. */
const CONSOLE_BUILD_MS = 6 * 60_000;
/** Words of Payload's that a Turkish screen would show where a label or a translation is missing. */
const ENGLISH =
  /\b(?:the|add|choose|columns|create|date|delete|edit|filters?|image|name|per page|save|search|select|source|title|type|updated|upload)\b/i;

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct({ env: { CONSOLE: '1' } });
});
test.afterAll(() => product?.stop());
attachLogs(() => product);

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/console`);
  await page.waitForURL('**/signin');
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL('**/admin');
  await page.goto(`${product.url}/console`);
}

/** A form that still asks the server about its fields takes no submission. */
async function submitDrawer(page: Page, submit: Locator): Promise<void> {
  const drawer = page.locator('.drawer__content');
  await expect(async () => {
    if (await drawer.count()) await submit.click({ timeout: 3000 });
    await expect(drawer).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

/** Selects the last characters of a text in the editor, which learns it as it learns a selection by mouse. */
async function selectEnd(text: Locator, length: number): Promise<void> {
  await text.evaluate((element, chars) => {
    const node = element.firstChild;
    if (!(node instanceof Text)) throw new Error('There is no text.');
    getSelection()?.setBaseAndExtent(node, node.length - chars, node, node.length);
  }, length);
}

test('what is edited in the raw console is published like everything else', async ({ page }) => {
  test.setTimeout(CONSOLE_BUILD_MS);

  await test.step('asks for the back-office’s password first', () => signIn(page));

  await test.step('says that it is being built, then opens by itself, in Turkish', async () => {
    await expect(page.getByText('Fuarlar').first()).toBeVisible({ timeout: CONSOLE_BUILD_MS });
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });

  await test.step('a new title and typed details reach the page of the fair', async () => {
    const fairs = (await (await fetch(`${product.url}/api/fairs`)).json()) as { id: number }[];
    const id = fairs[0]?.id;
    await page.goto(`${product.url}/console/collections/fairs/${id}`);
    const details = page.locator('[data-lexical-editor=true]').first();
    await details.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Konsolda yazıldı. ');
    await expect(details).toContainText('Konsolda yazıldı.');
    await page.locator('#field-title').fill('Konsoldan gelen başlık');
    // The editor hands its text to the form when the browser has nothing else to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(details).toContainText('Konsolda yazıldı.');
    await page.locator('#action-save').click();
    const detail = await eventually(async () => {
      const text = await (await fetch(`${product.url}/fuarlar/${id}`)).text();
      return text.includes('Konsoldan gelen başlık') && text;
    });
    expect(detail).toContain('Konsolda yazıldı.');
  });
});

test('an old address is entered, and what is wrong with it said under its field', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  await page.goto(`${product.url}/console/collections/redirects/create`);
  await page.locator('#field-from').fill('/fuar/eski-ad');
  await page.locator('#field-to').fill('/fuar/eski-ad/');
  const problem = page.getByText('Eski adres ile yeni adres aynı olamaz.');
  await expect(async () => {
    await page.locator('#action-save').click();
    await expect(problem).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.locator('#field-to').fill('/fuarlar');
  await expect(problem).toBeHidden();
  await page.locator('#action-save').click();
  await page.waitForURL(/\/redirects\/\d+$/);
  await eventually(async () => {
    const response = await fetch(`${product.url}/fuar/eski-ad`, { redirect: 'manual' });
    return response.headers.get('location') === '/fuarlar';
  });
});

test('each list and its first entry open, in Turkish and without an error', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  // The demo content has none.
  const redirect = { headers: { origin: product.url }, data: { from: '/eski-liste', to: '/fuarlar' } };
  expect((await page.request.post(`${product.url}/rest/redirects`, redirect)).status()).toBe(201);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const links = page.locator(
    'a[href^="/console/collections/"]:not([href$="/create"]), a[href^="/console/globals/"]',
  );
  await links.first().waitFor();
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(paths.size).toBeGreaterThanOrEqual(11);

  const look = async (path: string) => {
    const words = page.locator('h1, th, label, .field-description, .doc-tab, main button');
    const english = (await words.allInnerTexts()).filter((text) => ENGLISH.test(text));
    expect([path, ...english, ...problems]).toEqual([path]);
    await expect(page.locator('[data-sonner-toast][data-type=error]')).toHaveCount(0);
  };
  for (const path of paths) {
    await page.goto(product.url + path);
    await expect(page.locator('h1')).toBeVisible();
    if (path.includes('/collections/')) {
      const entry = page.locator('tbody tr a').first();
      await entry.waitFor();
      await look(path);
      await entry.click();
      await page.waitForURL(/\/collections\/[a-z-]+\/\w+$/);
    }
    await expect(page.locator('.doc-header').first()).toBeVisible();
    await look(page.url());
  }
});

test('text with formats, a link and a picture is the same on the site as from the back-office', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  await page.goto(`${product.url}/console/collections/press-items/create`);
  await page.locator('#field-title').fill('Konsoldan bir haber');
  await page.locator('#field-date').fill('2026-05-01');
  const editor = page.locator('[data-lexical-editor=true]');
  await editor.click();
  const { keyboard } = page;
  const drawer = page.locator('.drawer__content');
  await keyboard.type('## Ara başlık');
  await keyboard.press('Enter');
  await keyboard.type('Düz, ');
  await keyboard.press('Control+B');
  await keyboard.type('kalın');
  await keyboard.press('Control+B');
  await keyboard.type(' ve bağ');
  await keyboard.press('Enter');
  await keyboard.type('- bir');
  await keyboard.press('Enter');
  await keyboard.type('iki');
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await test.step('a picture among the stored ones', async () => {
    await keyboard.type('/görsel');
    await page.locator('.slash-menu-popup__item').first().click();
    await drawer.getByRole('button', { name: 'Varolanlardan seç' }).click();
    await page.locator('.list-drawer tbody tr').first().locator('button, a').first().click();
    await submitDrawer(page, drawer.getByRole('button', { name: 'Kaydet' }));
  });

  // Last, because a drawer gives the caret back wherever the editor had it when it noticed.
  await test.step('a link', async () => {
    await selectEnd(editor.getByText('ve bağ'), 'bağ'.length);
    const address = page.locator('#field-url');
    // The editor loads the drawer's fields from the server; asked before it is ready for that, it opens none.
    await expect(async () => {
      if (!(await drawer.count())) await page.locator('.fixed-toolbar .toolbar-popup__button-link').click();
      await expect(address).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await address.fill('https://ornek.example/x');
    await submitDrawer(page, drawer.locator('button[type=submit], .form-submit button').first());
    await expect(editor.locator('a')).toHaveText('bağ');
  });

  await page.locator('#action-save').click();
  await page.waitForURL(/\/press-items\/\d+$/);
  const id = page.url().split('/').at(-1);
  const { content } = (await (await fetch(`${product.url}/api/press/${id}`)).json()) as { content: string };
  expect(content).toMatch(
    /^<h2>Ara başlık<\/h2><p>Düz, <strong>kalın<\/strong> ve <a href="https:\/\/ornek\.example\/x">bağ<\/a><\/p><ul><li>bir<\/li><li>iki<\/li><\/ul><p><img src="\/media\/[^"]+" alt="" width="\d+" height="\d+"><\/p>$/,
  );
  const text = await eventually(async () => {
    const response = await fetch(`${product.url}/basin/${id}`);
    return response.ok && (await response.text());
  });
  expect(text).toContain('<h2>Ara başlık</h2>');
});

test('an anonymous visitor of the console’s REST gets nothing', async () => {
  for (const path of ['/rest/fairs', '/rest/users', '/rest/media', '/rest/globals/site-settings']) {
    const response = await fetch(`${product.url}${path}?depth=10&limit=0`);
    expect([401, 403, 404], path).toContain(response.status);
  }
});
