import { typeSignIn } from '../type-sign-in.ts';
import { expect, test } from './fixtures.ts';

test('a message goes from the contact page to the inbox', async ({ page, browser, product }) => {
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

  const staff = await browser.newPage({ baseURL: product.url });
  await staff.goto('/signin');
  await typeSignIn(staff);
  await staff.waitForURL(/\/admin$/);
  await staff.goto('/admin/contact');
  await expect(staff.getByText('Sınama konusu')).toBeVisible();
  await staff.close();
});
