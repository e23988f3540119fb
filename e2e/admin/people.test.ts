import type { Page } from '@playwright/test';
import { typeSignIn } from '../type-sign-in.ts';
import { expect, openDialog, test } from './fixtures.ts';

const PASSWORD = 'Kavak-Ağacı-Gölgesi-7';

async function invite(page: Page, email: string, role: RegExp): Promise<string> {
  const form = await openDialog(page, '/admin/users', 'Kullanıcı Ekle');
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

async function addAuthenticator(page: Page): Promise<void> {
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
}

test('a passkey is added and opens the next session', async ({ page, browser, product }) => {
  const email = 'anahtar@ornek.test';
  const link = await invite(page, email, /^Editör/);
  const other = await browser.newPage({ baseURL: product.url, storageState: { cookies: [], origins: [] } });
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
  await other.getByRole('button', { name: /Kullanıcı menüsü/ }).click();
  await other.getByRole('button', { name: 'Çıkış Yap' }).click();
  await typeSignIn(other, email, PASSWORD);
  await expect(other.getByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
  await expect(other).toHaveURL(/\/admin$/);
  await other.close();
});

test('on a tablet the name of a role and the kind of an action stay on one line', async ({ page }) => {
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
