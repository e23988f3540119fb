import { eventually } from '../scripts/src/testing/product.ts';
import { clickFirst, expect, test } from './admin/fixtures.ts';
import { typeSignIn } from './type-sign-in.ts';
import { write } from './write.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('every page that shows a fair follows its creation, change and deletion in the back-office', async ({
  page,
  product,
}) => {
  const html = async (path: string) => {
    const response = await fetch(product.url + path);
    return { status: response.status, text: await response.text() };
  };
  await page.goto('/signin');
  await typeSignIn(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/fairs');
  await page.getByRole('button', { name: 'Yeni Fuar Ekle' }).click();
  const title = `Sınama Fuarı ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByLabel('Tarih').fill('1-3 Ocak 2030');
  await dialog.getByLabel('Kısa Açıklama').fill('Bir sınamanın fuarı.');
  await dialog.getByRole('textbox', { name: 'Detaylar' }).click();
  await write(page, 'İlk paragraf.', '{Enter}', 'İkinci paragraf.');
  await dialog.getByLabel('Görsel', { exact: true }).setInputFiles('scripts/src/demo/media/fair-tarim.webp');
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/fairs') && response.status() === 201,
  );
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const { id } = (await (await answered).json()) as { id: number };

  // Look for the toast at once, because it disappears after five seconds.
  const added = expect(page.getByText('Fuar başarıyla eklendi!')).toBeVisible();

  // Until the fair is published, the page at its URL loads the fair from the CMS.
  const early = await page.context().newPage();
  await early.goto(`/fuarlar/${id}`);
  await expect(early.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await early.close();
  await added;

  await test.step('the pre-rendered pages contain the fair within 10 seconds', async () => {
    const detail = await eventually(async () => {
      const { status, text } = await html(`/fuarlar/${id}`);
      return status === 200 && text;
    });
    expect(detail).toContain(title);
    expect(detail).toContain('<p>İlk paragraf.</p><p>İkinci paragraf.</p>');
    expect((await html('/fuarlar')).text).toContain(title);
  });

  await test.step('an edit is published and keeps unchanged fields', async () => {
    await page.reload();
    await page.getByRole('searchbox').fill('sinama fuari');
    await clickFirst(page, /Düzenle/);
    await dialog.getByLabel('Başlık').fill(`${title} (yeni)`);
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByText('Fuar başarıyla güncellendi!')).toBeVisible();
    const detail = await eventually(async () => {
      const { text } = await html(`/fuarlar/${id}`);
      return text.includes(`${title} (yeni)`) && text;
    });
    expect(detail).toContain('İkinci paragraf.');
  });

  await test.step('deleting asks first, then removes the fair from every page', async () => {
    await clickFirst(page, /^Sil|sil$/i);
    await page.getByRole('button', { name: 'Onayla' }).click();
    await expect(page.getByText('Fuar başarıyla silindi.')).toBeVisible();
    await eventually(async () => (await html(`/fuarlar/${id}`)).status === 404);
    expect((await html('/fuarlar')).text).not.toContain(title);
    await page.goto(`/fuarlar/${id}`);
    await expect(page.getByText('Fuar Bulunamadı')).toBeVisible();
  });
});
