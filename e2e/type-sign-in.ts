import type { Page } from '@playwright/test';
import { ADMIN } from '../scripts/src/testing/product.ts';

export async function typeSignIn(page: Page, email = ADMIN.email, password = ADMIN.password): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}
