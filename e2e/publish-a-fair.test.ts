import { expect, type Page, test } from '@playwright/test';
import { ADMIN, eventually, type Product, startProduct } from '../scripts/src/testing/product.ts';
import { attachLogs } from './attach-logs.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product?.stop());
attachLogs(() => product);

const html = async (path: string) => {
  const response = await fetch(product.url + path);
  return { status: response.status, text: await response.text() };
};

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/signin`);
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

test('a visitor reads the fairs with JavaScript off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/fuarlar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = page.locator('a[href^="/fuarlar/"]').first();
  const address = await first.getAttribute('href');
  await page.goto(product.url + address);
  await expect(page.getByText('Fuar Künyesi')).toBeVisible();
  await context.close();
});

test('a fair goes from the back-office to every page that shows it, and away again', async ({ page }) => {
  await signIn(page);
  await page.goto(`${product.url}/admin/fairs`);
  await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).click();
  const title = `Sınama Fuarı ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByLabel('Tarih').fill('1-3 Ocak 2030');
  await dialog.getByLabel('Kısa Açıklama').fill('Bir sınamanın fuarı.');
  await dialog.getByRole('textbox', { name: 'Detaylar' }).click();
  await page.keyboard.type('İlk paragraf.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('İkinci paragraf.');
  await dialog.getByLabel('Görsel', { exact: true }).setInputFiles('scripts/src/demo/media/fair-tarim.webp');
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/fairs') && response.status() === 201,
  );
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  const { id } = (await (await answered).json()) as { id: number };

  // In the seconds before it is published its own address shows it all the same.
  const early = await page.context().newPage();
  await early.goto(`${product.url}/fuarlar/${id}`);
  await expect(early.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await early.close();
  await expect(page.getByText('Fuar başarıyla eklendi!')).toBeVisible();

  await test.step('within 10 seconds it is in the pre-rendered pages', async () => {
    test.setTimeout(60_000);
    const detail = await eventually(async () => {
      const { status, text } = await html(`/fuarlar/${id}`);
      return status === 200 && text;
    });
    expect(detail).toContain(title);
    expect(detail).toContain('<p>İlk paragraf.</p><p>İkinci paragraf.</p>');
    expect((await html('/fuarlar')).text).toContain(title);
  });

  await test.step('an edit shows, and keeps what was not touched', async () => {
    await page.reload();
    await page.getByRole('searchbox').fill('sinama fuari');
    await page
      .getByRole('button', { name: /Düzenle/ })
      .first()
      .click();
    await dialog.getByLabel('Başlık').fill(`${title} (yeni)`);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Fuar başarıyla güncellendi!')).toBeVisible();
    const detail = await eventually(async () => {
      const { text } = await html(`/fuarlar/${id}`);
      return text.includes(`${title} (yeni)`) && text;
    });
    expect(detail).toContain('İkinci paragraf.');
  });

  await test.step('deleting asks first, then takes it away everywhere', async () => {
    await page
      .getByRole('button', { name: /^Sil|sil$/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Onayla' }).click();
    await expect(page.getByText('Fuar başarıyla silindi.')).toBeVisible();
    await eventually(async () => (await html(`/fuarlar/${id}`)).status === 404);
    expect((await html('/fuarlar')).text).not.toContain(title);
    await page.goto(`${product.url}/fuarlar/${id}`);
    await expect(page.getByText('Fuar Bulunamadı')).toBeVisible();
  });
});

test('the back-office is closed without a session', async ({ page }) => {
  await page.goto(`${product.url}/admin/fairs`);
  await expect(page).toHaveURL(/\/signin/);
});
