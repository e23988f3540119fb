import { settle } from '../settle.ts';
import { ADMIN, expect, test } from './fixtures.ts';

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a screen waits for the session check, then redirects to the sign-in and replaces the history entry', async ({
    page,
    calls,
  }) => {
    await page.goto('/kvkk');
    const release = await calls.hold('GET /auth/verify');
    const refused = page.waitForResponse(/\/api\/admin\/fairs/);
    await page.goto('/admin/fairs');
    await refused;
    await expect(page.getByText('Yükleniyor...', { exact: true })).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/signin$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/kvkk$/);
  });

  test('signing in shows a busy state, then opens the requested screen', async ({ page, calls }) => {
    await page.goto('/admin/press');
    await expect(page).toHaveTitle(/^Yönetim Paneli Girişi/);
    await page.getByLabel('E-posta').fill(ADMIN.email);
    const password = page.getByLabel('Şifre', { exact: true });
    await password.fill(ADMIN.password);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Şifreyi göster' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    const release = await calls.hold('POST /auth/login');
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByRole('button', { name: 'Giriş Yapılıyor...' })).toBeDisabled();
    release();
    await expect(page.getByRole('heading', { name: 'Basın Yönetimi' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/press$/);
  });

  test('the sign-in page logs no error and links to the home page', async ({ page }) => {
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await page.goto('/signin');
    await expect(page.getByLabel('E-posta')).toBeVisible();
    await settle(page);
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(failures).toEqual([]);
  });
});

test('the sign-in page redirects a signed-in user', async ({ page }) => {
  await page.goto('/signin');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: `Hoş geldiniz, ${ADMIN.email}` })).toBeVisible();
});

test('a session check without an answer does not sign the user out', async ({ page, calls }) => {
  await calls.fail('GET /auth/verify', 0);
  await page.goto('/admin/fairs');
  await expect(page.getByRole('alert')).toContainText('Oturum bilgisi alınamadı.');
  await calls.recover();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { name: 'Fuar Yönetimi' })).toBeVisible();
});

test.describe('signing out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('ends the session, and leaves the screen even if the server fails', async ({
    page,
    calls,
    allowedErrors,
  }) => {
    const signIn = async () => {
      await page.getByLabel('E-posta').fill(ADMIN.email);
      await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
      await page.getByRole('button', { name: 'Giriş Yap' }).click();
      await expect(page.getByText('Toplam Fuar')).toBeVisible();
    };
    const signOut = async () => {
      await page.getByRole('button', { name: /Kullanıcı menüsü/ }).click();
      await expect(page.locator('header').getByText(ADMIN.email).first()).toBeVisible();
      await page.getByRole('button', { name: 'Çıkış Yap' }).click();
      await expect(page).toHaveURL(/\/signin$/);
    };
    await page.goto('/signin');
    await signIn();
    await signOut();
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/signin$/);

    await signIn();
    await calls.fail('POST /auth/logout', 0);
    allowedErrors.push(/^Sign-out failed on the server/);
    await signOut();
  });
});

test('the theme can be switched, is stored, and applies to the public site too', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: /Kullanıcı menüsü/ }).click();
  await page.getByRole('button', { name: 'Koyu temaya geç' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/fuarlar');
  await expect(page.locator('html')).toHaveClass(/dark/);
});
