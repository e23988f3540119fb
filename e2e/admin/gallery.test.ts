import type { Page } from '@playwright/test';
import { confirm, expect, expectToast, PICTURES, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const thumbnails = (page: Page) => page.getByRole('checkbox');
const chooser = (page: Page) => page.getByLabel('Dosyaları buraya sürükleyin veya seçmek için tıklayın');

let fairId: number;
test.beforeEach(async ({ addFair }) => {
  fairId = (await addFair({ title: 'Galerili Fuar', date: '1-3 Ocak 2031', description: 'x' })).id;
});

test('selects the newest fair; uploads, selects and deletes pictures', async ({ page, calls }) => {
  await page.goto('/admin/gallery');
  await expect(page.getByRole('combobox', { name: /^Fuar/ })).toHaveValue(String(fairId));
  await expect(page.getByRole('heading', { name: 'Görsel Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Bu fuar için henüz bir görsel eklenmemiş.')).toBeVisible();

  await page.getByRole('button', { name: 'Görsel Yükle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Galeriye Görsel Ekle' });
  await expect(dialog.getByRole('combobox', { name: /^Fuar/ })).toBeDisabled();
  await dialog.getByRole('button', { name: '0 Görseli Yükle' }).click();
  await expect(dialog.getByText('Lütfen bir fuar seçin ve en az bir görsel yükleyin.')).toBeVisible();
  await chooser(page).setInputFiles(Object.values(PICTURES));
  await expect(dialog.getByRole('button', { name: '3 Görseli Yükle' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Kaldır: fair-tarim.webp' }).click();
  const release = await calls.hold(`POST /admin/gallery/upload/${fairId}`);
  await dialog.getByRole('button', { name: '2 Görseli Yükle' }).click();
  await expect(dialog.getByRole('button', { name: 'Yükleniyor...' })).toBeDisabled();
  await expect(dialog.getByRole('progressbar')).toHaveCount(2);
  release();
  await expectToast(page, 'Görseller başarıyla yüklendi.');
  await expect(dialog).toBeHidden();
  await expect(thumbnails(page)).toHaveCount(2);

  await page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('1. görseli seç') })
    .hover();
  await page.getByRole('button', { name: '1. görseli sil' }).click();
  await confirm(page, 'Görseli Sil', 'Bu görseli kalıcı olarak silmek istediğinizden emin misiniz?');
  await expectToast(page, 'Görsel silindi.');
  await expect(thumbnails(page)).toHaveCount(1);
  expect(calls.sent(`GET /admin/gallery/${fairId}`)).toHaveLength(2);
});

test('checks a dropped file before sending it', async ({ page, calls }) => {
  await page.goto('/admin/gallery');
  await page.getByRole('button', { name: 'Görsel Yükle' }).click();
  const dialog = page.getByRole('dialog');
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['metin'], 'b.png', { type: 'image/png' }));
    return data;
  });
  await dialog.getByText('Dosyaları buraya sürükleyin').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByRole('alert')).toHaveText('b.png: Bu dosya bir resim değil ya da bozuk.');
  expect(calls.sent(`POST /admin/gallery/upload/${fairId}`)).toEqual([]);
});
