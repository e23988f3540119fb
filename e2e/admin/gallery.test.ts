import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { confirm, expect, expectToast, PICTURES, skeletons, test } from './fixtures.ts';

const thumbnails = (page: Page) => page.getByRole('checkbox');
const chooser = (page: Page) => page.getByLabel('Dosyaları buraya sürükleyin veya seçmek için tıklayın');

let fairId: number;
test.beforeEach(async ({ api }) => {
  fairId = (await api.fairs.create({ title: 'Galerili Fuar', date: '1-3 Ocak 2031', description: 'x' })).id;
});
test.afterEach(({ api }) => api.fairs.delete(fairId));

test('selects the newest fair; uploads, selects and deletes pictures', async ({ page, calls }) => {
  await page.goto('/admin/gallery');
  await expect(page.getByRole('combobox', { name: /^Fuar/ })).toHaveValue(String(fairId));
  await expect(page.getByRole('heading', { name: 'Görsel Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Bu fuar için henüz bir görsel eklenmemiş.')).toBeVisible();

  await page.getByRole('button', { name: 'Görsel Yükle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Galeriye Görsel Ekle' });
  await expect(dialog.getByRole('combobox', { name: /^Fuar/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: '0 Görseli Yükle' })).toBeDisabled();
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

test('several pictures are selected and deleted at once', async ({ page, api }) => {
  const { readFileSync } = await import('node:fs');
  const imageFiles = Object.entries(PICTURES).map(
    ([name, path]) => new File([readFileSync(path)], `${name}.webp`, { type: 'image/webp' }),
  );
  await api.gallery.upload(fairId, { imageFiles });
  await page.goto(`/admin/gallery?fair=${fairId}`);
  await page.getByLabel('1. görseli seç').check();
  await page.getByLabel('3. görseli seç').check();
  await expect(page.getByText('2 görsel seçildi')).toBeVisible();
  await page.getByRole('button', { name: 'Seçilenleri sil' }).click();
  await confirm(page, 'Görseli Sil', 'Seçilen 2 görseli kalıcı olarak silmek istediğinizden emin misiniz?');
  await expectToast(page, 'Görsel silindi.');
  await expect(thumbnails(page)).toHaveCount(1);
});

test('cancelling an upload stores nothing and keeps the chosen files; a failed upload shows its error', async ({
  page,
  api,
  calls,
}) => {
  await page.goto('/admin/gallery');
  await page.getByRole('button', { name: 'Görsel Yükle' }).click();
  const dialog = page.getByRole('dialog');
  await chooser(page).setInputFiles(PICTURES.hall);
  await calls.hold(`POST /admin/gallery/upload/${fairId}`);
  await dialog.getByRole('button', { name: '1 Görseli Yükle' }).click();
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog.getByRole('button', { name: '1 Görseli Yükle' })).toBeEnabled();
  expect(await api.gallery.images(fairId)).toEqual([]);

  await calls.recover();
  await calls.fail(`POST /admin/gallery/upload/${fairId}`, 500, {});
  await dialog.getByRole('button', { name: '1 Görseli Yükle' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Görseller yüklenirken hata oluştu.');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await page.getByRole('button', { name: 'Görsel Yükle' }).click();
  await expect(dialog.getByRole('button', { name: '0 Görseli Yükle' })).toBeDisabled();
});

test('accepts dropped files; refuses wrong types, large files and too many files before sending', async ({
  page,
  calls,
}) => {
  await page.goto('/admin/gallery');
  await page.getByRole('button', { name: 'Görsel Yükle' }).click();
  const dialog = page.getByRole('dialog');
  const refused = async (files: { name: string; mimeType: string; buffer: Buffer }[], text: string) => {
    await chooser(page).setInputFiles(files);
    await expect(dialog.getByRole('alert')).toHaveText(text);
  };
  const png = (size: number, name = 'a.png') => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.alloc(size, 1),
  });
  const signature = Buffer.from('\x89PNG', 'latin1');
  await refused(
    [{ ...png(5, 'a.pdf'), mimeType: 'application/pdf' }],
    'a.pdf: Yalnızca jpeg, jpg, png, gif, webp yüklenebilir.',
  );
  await refused([png(0)], 'a.png: Dosya boş.');
  await refused([png(15 * 1024 * 1024 + 1)], 'a.png: Dosya 15 MB sınırını aşıyor.');
  await refused(
    Array.from({ length: 31 }, (_, n) => ({ ...png(1, `${n}.png`), buffer: signature })),
    'Çok fazla dosya seçtiniz.',
  );
  await expect(dialog.getByRole('button', { name: '0 Görseli Yükle' })).toBeDisabled();

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['metin'], 'b.png', { type: 'image/png' }));
    return data;
  });
  await dialog.getByText('Dosyaları buraya sürükleyin').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByRole('alert')).toHaveText('b.png: Bu dosya bir resim değil ya da bozuk.');
  expect(calls.sent(`POST /admin/gallery/upload/${fairId}`)).toEqual([]);
});

test('names a picture that only the server refuses, and sends the others with one click', async ({
  page,
}) => {
  await page.goto('/admin/gallery');
  await page.getByRole('button', { name: 'Görsel Yükle' }).click();
  const dialog = page.getByRole('dialog');
  const picture = readFileSync(PICTURES.hall);
  const hidden = Buffer.concat([picture, Buffer.from('<script>')]);
  await chooser(page).setInputFiles([
    { name: 'salon.webp', mimeType: 'image/webp', buffer: picture },
    { name: 'gizli.webp', mimeType: 'image/webp', buffer: hidden },
  ]);
  await dialog.getByRole('button', { name: '2 Görseli Yükle' }).click();
  await expect(dialog.getByText('“gizli.webp” bir resim değil.')).toBeVisible();
  await expect(dialog.getByText('Hiçbir görsel yüklenmedi.')).toBeVisible();
  await dialog.getByRole('button', { name: '1 Görseli Yükle' }).click();
  await expectToast(page, 'Görseller başarıyla yüklendi.');
  await expect(thumbnails(page)).toHaveCount(1);
});

test('shows the loading state, the errors of both lists, and the state without fairs', async ({
  page,
  calls,
}) => {
  const release = await calls.hold(`GET /admin/gallery/${fairId}`);
  await page.goto('/admin/gallery');
  await expect(skeletons(page)).toHaveCount(10);
  release();
  await expect(skeletons(page)).toHaveCount(0);

  await calls.recover();
  await calls.fail(`GET /admin/gallery/${fairId}`);
  await page.reload();
  await expectToast(page, 'Galeri görselleri yüklenirken hata oluştu.');
  await expect(thumbnails(page)).toHaveCount(0);

  await calls.recover();
  await calls.fail('GET /admin/fairs');
  await page.reload();
  await expectToast(page, 'Galeri verileri yüklenirken hata oluştu.');

  await calls.recover();
  await calls.answer('GET /admin/fairs', []);
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Fuar/ })).toContainText('Bir fuar seçin...');
  await expect(page.getByRole('button', { name: 'Görsel Yükle' })).toBeDisabled();
});
