import type { Browser, CDPSession, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { typeSignIn } from '../type-sign-in.ts';
import { confirm, expect, test } from './fixtures.ts';

const PASSWORD = 'Kavak-Ağacı-Gölgesi-7';

async function openWindow(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: 'tr-TR',
    storageState: { cookies: [], origins: [] },
  });
  return context.newPage();
}

async function invite(page: Page, email: string, role: RegExp): Promise<string> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Kullanıcı Ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Kullanıcı Ekle' });
  await form.getByLabel('E-posta').fill(email);
  await form.getByRole('radio', { name: role }).check();
  await form.getByRole('button', { name: 'Ekle ve Davet Et' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Davet Bağlantısı' });
  const link = await dialog.getByLabel('Bağlantı', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByRole('button', { name: `Ayrıntıları aç: ${email}` })).toBeVisible();
  return link;
}

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Yeni Şifre', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Yeni Şifre (tekrar)').fill(PASSWORD);
  await page.getByRole('button', { name: 'Şifreyi Kaydet' }).click();
  await expect(page.getByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await typeSignIn(page, email, PASSWORD);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Kullanıcı menüsü/ }).click();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/signin$/);
}

/** The authenticator app's current code, or the next code if the current one is `before`. No code works twice. */
async function nextCode(secret: string, before?: string): Promise<string> {
  const totp = new TOTP({ secret });
  let code = totp.generate();
  // The server also accepts the code of the next 30 seconds, so the test need not wait.
  if (code === before) code = totp.generate({ timestamp: Date.now() + 30_000 });
  return code;
}

/** Sets up the authenticator app on the screen 'Hesabım', up to the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Uygulamayı kur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Doğrulama Uygulamasını Kur' });
  await expect(dialog.getByRole('img', { name: /kare kod/ })).toBeVisible();
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){4}/).innerText()).replaceAll(' ', '');
  const first = await nextCode(secret);
  await dialog.getByLabel('Uygulamadaki kod').fill(first);
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  const codes = page.getByRole('dialog', { name: 'Kurtarma Kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  return { secret, first, codes };
}

async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('an invited editor sets a password once and sees only the screens of the role', async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await invite(page, 'editor@ornek.test', /^Editör/);
  const other = await openWindow(browser, baseURL);
  await setPassword(other, link);
  const menu = other.getByRole('navigation', { name: 'Yönetim menüsü' });
  await expect(menu.getByText('Taslaklar')).toBeVisible();
  await expect(menu.getByText('Gelen Kutusu')).toBeHidden();

  await other.goto(link);
  await expect(other.getByRole('alert')).toHaveText(/^Bu bağlantı kullanılmış ya da süresi dolmuş/);
  await other.context().close();
});

test('an authenticator app and a recovery code', async ({ page, browser, baseURL }) => {
  const email = 'uygulama@ornek.test';
  const link = await invite(page, email, /^Editör/);
  const other = await openWindow(browser, baseURL);
  await setPassword(other, link);
  await other.goto('/admin/account');
  const { secret, first, codes } = await setUpApp(other);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'Kodları sakladım' }).click();
  await expect(other.getByText('10 kod kaldı')).toBeVisible();
  await signOut(other);

  await signIn(other, email);
  await expect(other.getByRole('heading', { name: 'İkinci Adım' })).toBeVisible();
  await other.getByLabel('Doğrulama kodu').fill(await nextCode(secret, first));
  await expect(other.getByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
  await signOut(other);

  await signIn(other, email);
  await other.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  await other.getByLabel('Kurtarma kodu').fill(recoveryCode);
  await other.getByRole('button', { name: 'Devam Et' }).click();
  await expect(other.getByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
  await other.goto('/admin/account');
  await expect(other.getByText('9 kod kaldı')).toBeVisible();
  await other.context().close();
});

test('a passkey is added and opens the next session', async ({ page, browser, baseURL }) => {
  const email = 'anahtar@ornek.test';
  const link = await invite(page, email, /^Editör/);
  const other = await openWindow(browser, baseURL);
  await addAuthenticator(other);
  await setPassword(other, link);
  await other.goto('/admin/account');
  await other.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Geçiş Anahtarı Ekle' });
  await dialog.getByLabel('Anahtarın adı').fill('Sınama anahtarı');
  await dialog.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  const codes = other.getByRole('dialog', { name: 'Kurtarma Kodlarınız' });
  await codes.getByRole('button', { name: 'Kodları sakladım' }).click();
  await expect(other.getByRole('list', { name: 'Geçiş anahtarları' })).toContainText('Sınama anahtarı');
  await signOut(other);

  await signIn(other, email);
  await expect(other.getByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
  await expect(other).toHaveURL(/\/admin$/);
  await other.context().close();
});

test('a required second factor is set up at the sign-in, and then opens every screen', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'zorunlu@ornek.test';
  const chiefLink = await invite(page, 'sef@ornek.test', /^Yönetici/);
  const link = await invite(page, email, /^Editör/);
  const other = await openWindow(browser, baseURL);
  await setPassword(other, link);
  await signOut(other);

  // Give an admin a second factor. Once everybody needs one, only such an admin can switch the requirement off again.
  const chief = await openWindow(browser, baseURL);
  await setPassword(chief, chiefLink);
  await chief.goto('/admin/account');
  const own = await setUpApp(chief);
  await own.codes.getByRole('button', { name: 'Kodları sakladım' }).click();
  await chief.goto('/admin/users');
  const rule = chief.getByRole('checkbox', { name: /^Herkesten ikinci adım iste/ });
  try {
    await rule.click();
    await confirm(chief, 'Herkesten İkinci Adım İste', 'ikinci adım');
    await expect(rule).toBeChecked();

    await signIn(other, email);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hesabım');
    await expect(other.getByText(/^Yöneticiniz herkesten ikinci adım istiyor/)).toBeVisible();
    await other.goto('/admin/fairs');
    await expect(other).toHaveURL(/\/admin\/account$/);
    const { codes } = await setUpApp(other);
    await codes.getByRole('button', { name: 'Kodları sakladım' }).click();
    await other.goto('/admin/fairs');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Fuar Yönetimi');
  } finally {
    const undone = await chief.request.put('/api/admin/security', {
      headers: { origin: baseURL ?? '' },
      data: { isSecondFactorRequired: false },
    });
    expect(undone.status()).toBe(200);
  }
  await chief.context().close();
  await other.context().close();
});

test('roles and kinds keep their words in one piece on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [path, word] of [
    ['users', 'Yönetici'],
    ['record', 'Giriş'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    const text = page.getByRole('table').getByText(word, { exact: true }).first();
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, path).toBe(1);
  }
});
