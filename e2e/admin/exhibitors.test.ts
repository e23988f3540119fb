import { utimes, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findingsInBothThemes, LONG_WALK_MS } from '../axe.ts';
import { overhang } from '../overhang.ts';
import { test as base, expect, openDialog } from './fixtures.ts';

const test = base.extend<{ fairId: number }>({
  fairId: async ({ addFair }, use) => {
    const fair = await addFair({ title: 'Katılımcılı Fuar', date: '1-3 Mart 2030', description: 'Deneme.' });
    await use(fair.id);
  },
});

const screenOf = (fairId: number) => `/admin/fairs/${fairId}/exhibitors`;
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const LIST = {
  name: 'liste.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Firma;Stant\r\n;A-1\r\nErgani;B-2'),
};

test('the printed list names hall and product group once, and no actions', async ({ page, api, fairId }) => {
  await api.exhibitors.create(fairId, { name: 'Fırat', hall: 'A Salonu', productGroup: 'Tohum' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(screenOf(fairId));
  await expect(rowOf(page, 'Fırat')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/A Salonu|Tohum/).locator('visible=true')).toHaveText(['A Salonu', 'Tohum']);
  await expect(page.getByText('İşlemler')).toBeHidden();
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
    await page.getByLabel('CSV dosyası').setInputFiles(LIST);
    await expect(page.getByRole('region', { name: 'alınamayan satır' })).toBeVisible();
    await note('import', width);
    await page.keyboard.press('Escape');

    const search = '/admin/fairs?query=Kat%C4%B1l%C4%B1mc%C4%B1l%C4%B1%20Fuar';
    const form = await openDialog(page, search, 'Düzenle: Katılımcılı Fuar');
    for (const group of ['Değişiklik duyurusu', 'Bilgiler', 'Destek ve davet', 'Belgeler', 'Katılımcılar'])
      await form.getByRole('button', { name: group }).click();
    await expect(page.getByText('2 katılımcı')).toBeVisible();
    await note('fair', width);
  }
  expect(found).toEqual([]);
});

test('many stands of a firm leave room for its name on a phone', async ({ page, api, fairId }) => {
  const stand = 'A-101, A-102, A-103, B-14, B-15, C-1';
  await api.exhibitors.create(fairId, { name: 'Dicle Tohumculuk Sanayi', stand });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(screenOf(fairId));
  const firm = page.getByRole('cell', { name: 'Dicle' }).first();
  await expect(firm).toBeVisible();
  expect(await overhang(page)).toBe(0);
  expect((await firm.boundingBox())?.width).toBeGreaterThan(70);
});

test('an import refuses a file that changed after the dry run', async ({ page, fairId }, testInfo) => {
  const file = testInfo.outputPath('liste.csv');
  await writeFile(file, 'Firma;Stant\r\nErgani;B-2');
  const dialog = await openDialog(page, screenOf(fairId), 'CSV’den al');
  await dialog.getByLabel('CSV dosyası').setInputFiles(file);
  const start = dialog.getByRole('button', { name: '1 katılımcı al' });
  await expect(start).toBeEnabled();
  await writeFile(file, 'Firma;Stant\r\nErgani;B-2\r\nLice;B-3');
  // Use a much older time, because Chromium compares modification times in whole seconds.
  await utimes(file, 0, 0);
  await start.click();
  await expect(dialog.getByRole('alert')).toContainText('“liste.csv” seçildikten sonra değişti');
  await dialog.getByLabel('CSV dosyası').setInputFiles(file);
  await expect(dialog.getByRole('button', { name: '2 katılımcı al' })).toBeEnabled();
});
