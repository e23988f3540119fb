import type { Page } from '@playwright/test';
import { typeSignIn } from '../type-sign-in.ts';
import { test as base, expect } from './fixtures.ts';

const test = base.extend<{ staff: Page }>({
  staff: async ({ browser, product }, use) => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/signin');
    await typeSignIn(page);
    await page.waitForURL(/\/admin$/);
    await use(page);
    await context.close();
  },
});

test('a message goes from the contact page to the inbox', async ({ page, staff }) => {
  await page.goto('/iletisim');
  await page.getByLabel('Ad Soyad').fill('Zeynep Aydın');
  await page.getByLabel('E-posta').fill('zeynep@ornek.example');
  await page.getByLabel('Konu').fill('Sınama konusu');
  await page.getByLabel('Mesaj').fill('Salonunuzun planını rica ederim.');
  const send = page.getByRole('button', { name: /^Gönder/ });
  await send.click();
  await expect(page.getByText('Mesajınız başarıyla gönderildi!')).toBeVisible();
  await expect(page.getByText(/^Mesaj numaranız: \d+/)).toBeVisible();
  await expect(send, 'the focus is where it was').toBeFocused();

  await staff.goto('/admin/contact');
  await expect(staff.getByText('Sınama konusu')).toBeVisible();
});

test('a request for a stand goes through three steps to the inbox', async ({ page, staff, api }) => {
  const [fair] = await api.fairs.list({ status: 'upcoming' });
  const next = page.getByRole('button', { name: 'İleri' });
  await page.goto(`/katilimci-ol?fairId=${fair?.id}`);
  await page.getByLabel('Firma Adı').fill('Sınama Makine');
  await next.click();
  await page.getByLabel('Yetkili Adı Soyadı').fill('Ali Yıldız');
  await page.getByLabel('E-posta').fill('ali@ornek.example');
  await page.getByLabel('Cep Telefonu').fill('0500 000 00 00');
  await next.click();
  await expect(page.getByLabel('Fuar', { exact: true })).toHaveValue(String(fair?.id));
  await page.getByLabel('Talep Edilen Alan (m²)').fill('36,5');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Talebi Gönder' }).click();
  await expect(page.getByText('Talebiniz Alındı!')).toBeVisible();

  await staff.goto('/admin/participant-submissions');
  await expect(staff.getByText('Sınama Makine')).toBeVisible();
});
