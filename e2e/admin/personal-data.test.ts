import { readFileSync } from 'node:fs';
import { confirm, expect, expectToast, test } from './fixtures.ts';

const EMAIL = 'unutun@ornek.test';
const OTHER = 'kalsin@ornek.test';

test('exports and permanently erases the data of one person', async ({ page, product, api }) => {
  for (const email of [EMAIL, OTHER]) {
    const response = await fetch(`${product.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ece Er', email, subject: 'Soru', message: 'Bana ait bir söz.' }),
    });
    expect(response.status).toBe(201);
  }
  await page.goto('/admin/contact');
  await page.getByRole('button', { name: 'Kişisel veriler' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kişisel Veriler (KVKK)' });
  const field = dialog.getByRole('textbox', { name: 'E-posta adresi' });

  await test.step('an invalid e-mail address sends no request', async () => {
    await field.fill('unutun@');
    await dialog.getByRole('button', { name: 'Verileri indir' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('exports all data of the person', async () => {
    await field.fill(EMAIL.toUpperCase());
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Verileri indir' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('kisisel-veriler.json');
    const copy = readFileSync(await download.path(), 'utf8');
    expect(copy).toContain('Bana ait bir söz.');
    expect(copy).not.toContain(OTHER);
    await expectToast(page, 'Kişisel veriler indirildi.');
  });

  await test.step('erases all data of the person and nothing of other people', async () => {
    await field.fill(EMAIL);
    await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    await confirm(page, 'Kişisel Verileri Sil', EMAIL);
    await expectToast(page, '1 mesaj ve 0 talep kalıcı olarak silindi.');
    await expect(dialog).toBeHidden();
    const left = (await api.contact.list()).map(({ email }) => email);
    expect(left).not.toContain(EMAIL);
    expect(left).toContain(OTHER);
    await expect(page.getByRole('row').filter({ hasText: EMAIL })).toHaveCount(0);
  });

  for (const { id, email } of await api.contact.list()) if (email === OTHER) await api.contact.delete(id);
});
