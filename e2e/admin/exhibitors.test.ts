import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findingsInBothThemes, LONG_WALK_MS } from '../axe.ts';
import { overhang } from '../overhang.ts';
import { test as base, expect, expectToast } from './fixtures.ts';

const test = base.extend<{ fairId: number }>({
  fairId: async ({ addFair }, use) => {
    const fair = await addFair({ title: 'Katılımcılı Fuar', date: '1-3 Mart 2030', description: 'Deneme.' });
    await use(fair.id);
  },
});

const screenOf = (fairId: number) => `/admin/fairs/${fairId}/exhibitors`;
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

function csv(lines: string[], encoding: 'utf8' | 'windows-1254' = 'utf8') {
  const text = lines.join('\r\n');
  // The bytes of the Turkish letters in Windows-1254. All other letters here have the same codes as in Unicode.
  const letters: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
  const bytes = [...text].map((letter) => letters[letter] ?? letter.charCodeAt(0));
  const buffer = encoding === 'utf8' ? Buffer.from(`\ufeff${text}`) : Buffer.from(bytes);
  return { name: 'liste.csv', mimeType: 'text/csv', buffer };
}

test('a CSV file is checked, corrected and imported, all rows or none', async ({ page, api, fairId }) => {
  await api.exhibitors.create(fairId, { name: 'Fırat Süt', stand: 'C-3' });
  await page.goto(screenOf(fairId));
  await page.getByRole('button', { name: 'CSV’den al' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = dialog.getByLabel('CSV dosyası');
  await chooser.setInputFiles(
    csv(['Stant;Firma;Web sitesi', 'A-1;Dicle Tohum;dicle.example', 'A-2;;', 'A-3;Ergani;web yok']),
  );
  const refused = dialog.getByRole('region', { name: 'alınamayan satır' });
  await expect(refused.getByRole('row')).toHaveCount(3);
  await expect(refused.getByRole('row').nth(1)).toContainText(/^3.*Firma adı zorunludur\./);
  await expect(refused.getByRole('row').nth(2)).toContainText(/^4.*Geçerli bir web adresi giriniz/);
  await expect(dialog.getByRole('button', { name: 'İçe al' })).toBeDisabled();

  await chooser.setInputFiles(
    csv(
      [
        'FİRMA;STANT;ÜRÜN GRUBU',
        'Dicle Tohum;A-1;Tohum',
        'FIRAT SÜT;C-3;Süt ürünleri',
        'Ağrı Şeker;A-3;Gıda',
      ],
      'windows-1254',
    ),
  );
  await dialog.getByRole('button', { name: '3 katılımcı al' }).click();
  await expectToast(page, '2 katılımcı eklendi, 1 katılımcı güncellendi.');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Ağrı Şeker')).toContainText('Gıda');
  const stored = await api.exhibitors.list(fairId);
  expect(stored.map(({ stand, productGroup }) => `${stand} ${productGroup}`).sort()).toEqual([
    'A-1 Tohum',
    'A-3 Gıda',
    'C-3 Süt ürünleri',
  ]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(text).toMatch(/^\ufeffFirma;Salon;Stant;Ürün grubu;Ülke;Web sitesi\r\n/);
  expect(text).toContain('Dicle Tohum;;A-1;Tohum;;\r\n');
});

test('the screen and its dialogs break no accessibility rule and are as wide as the screen', async ({
  page,
  api,
  fairId,
}) => {
  test.setTimeout(LONG_WALK_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of ['Dicle Tohum ve Fide Üretim Pazarlama Sanayi ve Ticaret Anonim Şirketi', 'Fırat'])
    await api.exhibitors.create(fairId, { name, stand: 'A-12', hall: 'A Salonu', website: 'dicle.example' });
  const found: string[] = [];
  const note = async (where: string, width: number) => {
    // Examine dialogs at one width only, because a dialog has the same elements at both widths and axe takes a second.
    if (width === 320 || where === 'list')
      found.push(...(await findingsInBothThemes(page)).map((finding) => `${where} ${width} ${finding}`));
    if ((await overhang(page)) > 0) found.push(`${where} ${width} is wider than the screen`);
  };
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(screenOf(fairId));
    await expect(rowOf(page, 'Fırat')).toBeVisible();
    await note('list', width);
    await page.getByRole('button', { name: 'Katılımcı ekle' }).click();
    await expect(page.getByLabel('Logo')).toBeAttached();
    await note('form', width);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'CSV’den al' }).click();
    await page.getByLabel('CSV dosyası').setInputFiles(csv(['Firma;Stant', ';A-1', 'Ergani;B-2']));
    await expect(page.getByRole('region', { name: 'alınamayan satır' })).toBeVisible();
    await note('import', width);
    await page.keyboard.press('Escape');

    await page.goto('/admin/fairs?query=Kat%C4%B1l%C4%B1mc%C4%B1l%C4%B1%20Fuar');
    await page.getByRole('button', { name: 'Düzenle: Katılımcılı Fuar' }).click();
    for (const group of ['Değişiklik duyurusu', 'Bilgiler', 'Destek ve davet', 'Belgeler', 'Katılımcılar'])
      await page.getByRole('dialog').getByRole('button', { name: group }).click();
    await expect(page.getByText('2 katılımcı')).toBeVisible();
    await note('fair', width);
  }
  expect(found).toEqual([]);
});
