import { expect, type Locator, type Page, test } from '@playwright/test';
import { eventually } from '../scripts/src/testing/product.ts';
import { sessionCookie, signIn as signInByApi } from '../scripts/src/testing/sign-in.ts';
import { serveProduct } from './serve-product.ts';
import { typeSignIn } from './type-sign-in.ts';
import { write } from './write.ts';

/** The first Next build of the console takes a minute or two. */
const CONSOLE_BUILD_MS = 6 * 60_000;
/** English words of Payload that a Turkish screen would show if a label or a translation were missing. */
const ENGLISH =
  /\b(?:the|add|choose|columns|create|date|delete|edit|filters?|image|name|per page|save|search|select|source|title|type|updated|upload)\b/i;

const PASSWORD = 'Kavak-Ağacı-Gölgesi-7';

const product = serveProduct({ env: { CONSOLE: '1' } });

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/console`);
  await page.waitForURL('**/signin');
  await typeSignIn(page);
  await page.waitForURL('**/admin');
  await page.goto(`${product.url}/console`);
}

/** Submits until the drawer closes, because a form ignores a submission while the server computes the form's fields. */
async function submitDrawer(page: Page, submit: Locator): Promise<void> {
  const drawer = page.locator('.drawer__content');
  await expect(async () => {
    if (await drawer.count()) await submit.click({ timeout: 3000 });
    await expect(drawer).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

/** Selects the last characters of an element. The editor handles this like a selection by mouse. */
async function selectEnd(text: Locator, length: number): Promise<void> {
  await text.evaluate((element, chars) => {
    const node = element.firstChild;
    if (!(node instanceof Text)) throw new Error('There is no text.');
    getSelection()?.setBaseAndExtent(node, node.length - chars, node, node.length);
  }, length);
}

test('edits in the raw console are published like edits in the back-office', async ({ page }) => {
  test.setTimeout(CONSOLE_BUILD_MS);

  await test.step('asks for the back-office password first', () => signIn(page));

  await test.step('shows that it is being built, then opens by itself, in Turkish', async () => {
    await expect(page.getByText('Fuarlar').first()).toBeVisible({ timeout: CONSOLE_BUILD_MS });
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });

  await test.step('publishes a new title and new details on the fair’s page', async () => {
    const fairs = (await (await fetch(`${product.url}/api/fairs`)).json()) as { id: number }[];
    const id = fairs[0]?.id;
    await page.goto(`${product.url}/console/collections/fairs/${id}`);
    const details = page.locator('[data-lexical-editor=true]').first();
    await details.click();
    await write(page, '{Control+Home}', 'Konsolda yazıldı. ');
    await expect(details).toContainText('Konsolda yazıldı.');
    await page.locator('#field-title').fill('Konsoldan gelen başlık');
    // Wait, because the editor copies its text into the form in an idle callback.
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

test('a redirect is added; errors appear under their fields', async ({ page }) => {
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

test('each list and its first entry open in Turkish and without an error', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  // Add a redirect, because the demo content has none.
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

test('the menu shows what the role may read, and a closed account sees nothing', async ({ browser }) => {
  test.setTimeout(CONSOLE_BUILD_MS);
  const { url } = product;
  const api = await signInByApi(url);
  const add = async (role: 'editor' | 'inbox') => {
    const { id } = await api.users.create({ email: `${role}@ornek.test`, role });
    const { inviteUrl = '' } = await api.users.invite(id);
    const signedIn = await fetch(`${url}/api/auth/invite`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: new URL(inviteUrl).searchParams.get('token'), password: PASSWORD }),
    });
    return { id, cookie: signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  };
  const open = async (cookie: string) => {
    const context = await browser.newContext({ locale: 'tr-TR' });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/console`);
    return page;
  };
  const menuOf = async (page: Page) => {
    const links = page.locator('nav a[href^="/console/"]');
    await links.first().waitFor({ state: 'attached', timeout: CONSOLE_BUILD_MS });
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return paths.flatMap((path) => /\/(?:collections|globals)\/([a-z-]+)$/.exec(path)?.[1] ?? []);
  };
  const inboxes = ['consent-texts', 'contact-messages', 'participant-submissions'];
  const all = await menuOf(await open(await sessionCookie(url)));
  expect(all).toEqual(expect.arrayContaining(['fairs', 'site-settings', 'users', ...inboxes]));

  await test.step('an editor has the content', async () => {
    const { cookie, id } = await add('editor');
    const page = await open(cookie);
    expect(await menuOf(page)).toEqual(all.filter((slug) => slug !== 'users' && !inboxes.includes(slug)));
    await page.goto(`${url}/console/collections/contact-messages`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(0);

    await api.users.update(id, { isDisabled: true });
    await page.goto(`${url}/console`);
    await expect(page).toHaveURL(/\/signin$/);
    expect((await page.request.get(`${url}/rest/fairs`)).status()).toBe(401);
    await page.context().close();
  });

  await test.step('a person of the inbox reads content and has the messages', async () => {
    const page = await open((await add('inbox')).cookie);
    expect(await menuOf(page)).toEqual(all.filter((slug) => slug !== 'users'));
    await page.goto(`${url}/console/collections/contact-messages`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.goto(`${url}/console/collections/fairs`);
    await page.locator('tbody tr a').first().click();
    await expect(page.locator('#field-title')).toBeDisabled();
    await expect(page.locator('#action-save')).toHaveCount(0);
    await page.context().close();
  });
});

test('formatted text with a link and a picture renders as if it came from the back-office', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  await page.goto(`${product.url}/console/collections/press-items/create`);
  await page.locator('#field-title').fill('Konsoldan bir haber');
  await page.locator('#field-date').fill('2026-05-01');
  const editor = page.locator('[data-lexical-editor=true]');
  await editor.click();
  const drawer = page.locator('.drawer__content');
  await write(page, '## Ara başlık', '{Enter}', 'Düz, ', '{Control+B}', 'kalın', '{Control+B}', ' ve bağ');
  await write(page, '{Enter}', '- bir', '{Enter}', 'iki', '{Enter}', '{Enter}');

  await test.step('inserts a stored picture', async () => {
    await page.keyboard.type('/görsel');
    await page.locator('.slash-menu-popup__item').first().click();
    await drawer.getByRole('button', { name: 'Varolanlardan seç' }).click();
    await page.locator('.list-drawer tbody tr').first().locator('button, a').first().click();
    await submitDrawer(page, drawer.getByRole('button', { name: 'Kaydet' }));
  });

  // Insert the link last, because closing a drawer may move the caret.
  await test.step('inserts a link', async () => {
    await selectEnd(editor.getByText('ve bağ'), 'bağ'.length);
    const address = page.locator('#field-url');
    // Repeat the click, because the button does nothing until the editor has loaded the drawer's fields from the server.
    await expect(async () => {
      if (!(await drawer.count())) await page.locator('.fixed-toolbar .toolbar-popup__button-link').click();
      await expect(address).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    // Repeat the fill: the drawer requests its initial values twice, and a late response replaces the typed address. Use a new
    // address each time, because the drawer sends the same value to the server only once.
    let attempt = 0;
    await expect(async () => {
      const target = `https://ornek.example/${++attempt}`;
      await Promise.all([
        page.waitForResponse((response) => response.request().postData()?.includes(target) === true, {
          timeout: 15_000,
        }),
        address.fill(target),
      ]);
      await expect(address).toHaveValue(target, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await submitDrawer(page, drawer.locator('button[type=submit], .form-submit button').first());
    await expect(editor.locator('a')).toHaveText('bağ');
  });

  // Wait for the answer and not for the next address, because only the answer says why a save was refused.
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/rest/press-items');
  await page.locator('#action-save').click();
  const saved = await answer;
  expect(saved.status(), await saved.text()).toBe(201);
  const { id } = ((await saved.json()) as { doc: { id: number } }).doc;
  const { content } = (await (await fetch(`${product.url}/api/press/${id}`)).json()) as { content: string };
  expect(content).toMatch(
    /^<h2>Ara başlık<\/h2><p>Düz, <strong>kalın<\/strong> ve <a href="https:\/\/ornek\.example\/\d">bağ<\/a><\/p><ul><li>bir<\/li><li>iki<\/li><\/ul><p><img src="\/media\/[^"]+" alt="" width="\d+" height="\d+"><\/p>$/,
  );
  const text = await eventually(async () => {
    const response = await fetch(`${product.url}/basin/${id}`);
    return response.ok && (await response.text());
  });
  expect(text).toContain('<h2>Ara başlık</h2>');
});
