import { expect, type Page, test } from '@playwright/test';
import { ADMIN, type Product, startProduct } from '../scripts/src/testing/product.ts';
import { attachLogs } from './attach-logs.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product?.stop());
attachLogs(() => product);

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/signin`);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL(/\/admin$/);
}

test('a message goes from the contact page to the inbox', async ({ page }) => {
  await page.goto(`${product.url}/iletisim`);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Ad Soyad alanı zorunludur.')).toBeVisible();
  await page.getByLabel('Ad Soyad').fill('Zeynep Aydın');
  await page.getByLabel('E-posta').fill('zeynep@ornek.example');
  await page.getByLabel('Konu').fill('Sınama konusu');
  await page.getByLabel('Mesaj').fill('Salonunuzun planını rica ederim.');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız başarıyla gönderildi!')).toBeVisible();

  await signIn(page);
  await page.goto(`${product.url}/admin/contact`);
  await expect(page.getByText('Sınama konusu')).toBeVisible();
});

test('a request for a stand goes through three steps to the inbox', async ({ page }) => {
  const [fair] = (await (await fetch(`${product.url}/api/fairs/upcoming?limit=1`)).json()) as {
    id: number;
    title: string;
  }[];
  if (!fair) throw new Error('the demo has upcoming fairs');
  await page.goto(`${product.url}/katilimci-ol?fairId=${fair.id}`);
  const next = page.getByRole('button', { name: 'İleri' });
  await next.click();
  await expect(page.getByText('Firma adı zorunludur.')).toBeVisible();
  await page.getByLabel('Firma Adı').fill('Sınama Makine');
  await next.click();
  await page.getByLabel('Yetkili Adı Soyadı').fill('Ali Yıldız');
  await page.getByLabel('E-posta').fill('ali@ornek.example');
  await page.getByLabel('Cep Telefonu').fill('0500 000 00 00');
  await next.click();
  await expect(page.getByLabel('Fuar', { exact: true })).toHaveValue(String(fair.id));
  await page.getByLabel('Talep Edilen Alan (m²)').fill('36,5');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Talebi Gönder' }).click();
  await expect(page.getByText('Talebiniz Alındı!')).toBeVisible();

  await signIn(page);
  await page.goto(`${product.url}/admin/participant-submissions`);
  await expect(page.getByText('Sınama Makine')).toBeVisible();
});
