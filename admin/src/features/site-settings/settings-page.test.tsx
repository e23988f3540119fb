import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPictureFile, aSliderImage } from '../../testing/builders.ts';
import { openApp, openDialog, refetchLate, textsOf } from '../../testing/render-app.tsx';

const slides = () => [
  aSliderImage({ id: 1, title: 'Bir', order: 0 }),
  aSliderImage({ id: 2, title: 'İki', order: 1 }),
  aSliderImage({ id: 3, title: '', order: 2 }),
];
const names = () => textsOf(screen.getByRole('list', { name: 'Slider görselleri' }), 'heading');

test('sends only changed and cleared values', async () => {
  const { user, api } = openApp('/admin/settings', {
    settings: { phone: '0412 111 22 33', email: 'eski@ornek.test', version: 'v1' },
  });
  await user.clear(await screen.findByLabelText('E-posta'));
  await user.type(screen.getByLabelText('Instagram'), 'https://instagram.com/fuar');
  await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
  expect(await screen.findByText('Ayarlar başarıyla kaydedildi!')).toBeVisible();
  expect(api.bodies('PUT /admin/settings')[0]).toEqual({
    email: '',
    instagramUrl: 'https://instagram.com/fuar',
  });
});

test('a reopened form has the saved values although an answer from before the save arrived late', async () => {
  const { user, api, router } = openApp('/admin/settings', { settings: { phone: '0412', version: 'v1' } });
  const phone = await screen.findByLabelText('Telefon');
  const release = await refetchLate(api, 'GET /admin/settings');
  await user.type(phone, ' 333');
  await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
  expect(await screen.findByText('Ayarlar başarıyla kaydedildi!')).toBeVisible();
  await release();
  await router.navigate('/admin/record');
  await waitFor(() => expect(phone).not.toBeInTheDocument());
  await router.navigate('/admin/settings');
  expect(await screen.findByLabelText('Telefon')).toHaveValue('0412 333');
});

test('shows an error under an invalid URL and does not send it; a failure keeps the values', async () => {
  const { user, api } = openApp('/admin/settings');
  await user.type(await screen.findByLabelText('Facebook'), 'facebook');
  await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
  expect(await screen.findByText('http:// veya https:// ile başlayan bir adres giriniz.')).toBeVisible();
  expect(api.bodies('PUT /admin/settings')).toEqual([]);
  api.fail('PUT /admin/settings', 500);
  await user.clear(screen.getByLabelText('Facebook'));
  await user.type(screen.getByLabelText('Telefon'), '0412');
  await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
  expect(await screen.findByText('Ayarlar kaydedilirken bir hata oluştu.')).toBeVisible();
  expect(screen.getByLabelText('Telefon')).toHaveValue('0412');
});

test('the keyboard moves a picture; only saving sends the order', async () => {
  const { user, api } = openApp('/admin/settings?tab=slider', { slides: slides() });
  const handle = await screen.findByRole('button', { name: 'Sırasını değiştir: Bir' });
  expect(names()).toEqual(['Bir', 'İki', 'Başlık Yok']);
  handle.focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(names()).toEqual(['İki', 'Başlık Yok', 'Bir']);
  expect(screen.getByText('Bir, 3 içinde 3. sırada.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['Bir', 'İki', 'Başlık Yok']);
  await user.keyboard(' {ArrowRight} ');
  expect(api.sent.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Sıralamayı Kaydet' }));
  expect(await screen.findByText('Sıralama kaydedildi!')).toBeVisible();
  expect(Object.values(api.bodies('PUT /admin/slider-images/order')[0] ?? {})).toEqual([
    { id: 2, order: 0 },
    { id: 1, order: 1 },
    { id: 3, order: 2 },
  ]);
});

test('leaving with an unsaved order asks first', async () => {
  const { user, router, location } = openApp('/admin/settings?tab=slider', { slides: slides() });
  (await screen.findByRole('button', { name: 'Sırasını değiştir: Bir' })).focus();
  await user.keyboard(' {ArrowRight} ');
  void router.navigate('/admin');
  expect(await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş Değişiklikler' })).toBeVisible();
  expect(location()).toContain('/admin/settings');
});

test('adding requires a file; title and subtitle are optional', async () => {
  const { user, api } = openApp('/admin/settings?tab=slider');
  api.fail('POST /admin/slider-images', 500);
  const dialog = await openDialog(user, 'Görsel Ekle');
  expect(dialog.getByRole('button', { name: 'Ekle' })).toBeDisabled();
  await user.upload(dialog.getByLabelText(/Dosyayı buraya sürükleyin/), aPictureFile('a.png'));
  await user.type(dialog.getByLabelText('Başlık'), 'Yeni sezon');
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Slider görseli eklenirken hata oluştu.');
  api.recover('POST /admin/slider-images');
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(await screen.findByText('Slider görseli eklendi.')).toBeVisible();
  expect(api.bodies('POST /admin/slider-images')[0]).toEqual({
    title: 'Yeni sezon',
    imageFile: expect.any(File),
  });
});

test.each([
  ['the file chosen last', [new File([], 'yeni.png', { type: 'image/png' })], /^yeni\.png: /],
  [
    'the refusal of two files',
    [aPictureFile('bir.png'), aPictureFile('iki.png')],
    'Yalnızca bir dosya seçin.',
  ],
])('a slow check of an earlier picture does not replace %s', async (_, files, problem) => {
  const { user } = openApp('/admin/settings?tab=slider');
  const dialog = await openDialog(user, 'Görsel Ekle');
  const release: (() => void)[] = [];
  vi.stubGlobal('createImageBitmap', () => {
    return new Promise((resolve) => release.push(() => resolve({ close: () => undefined })));
  });
  const chooser = dialog.getByLabelText(/Dosyayı buraya sürükleyin/);
  await user.upload(chooser, aPictureFile('eski.png'));
  fireEvent.drop(chooser, { dataTransfer: { files } });
  expect(await dialog.findByRole('alert')).toHaveTextContent(problem);
  await act(async () => release[0]?.());
  expect(dialog.getByRole('alert')).toHaveTextContent(problem);
  expect(dialog.getByRole('button', { name: 'Ekle' })).toBeDisabled();
});

test('deleting a slide asks for confirmation', async () => {
  const { user, api } = openApp('/admin/settings?tab=slider', { slides: slides() });
  api.fail('DELETE /admin/slider-images/1', 500);
  await user.click(await screen.findByRole('button', { name: 'Görseli Sil: Bir' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Bu slider görselini silmek istediğinizden emin misiniz?',
  );
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Görsel silinirken hata oluştu.')).toBeVisible();
  api.recover('DELETE /admin/slider-images/1');
  await user.click(screen.getByRole('button', { name: 'Görseli Sil: Bir' }));
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Görsel silindi.')).toBeVisible();
  expect(names()).toEqual(['İki', 'Başlık Yok']);
});

test('refetches if somebody else added a picture, and then saves the order with it', async () => {
  const { user, api } = openApp('/admin/settings?tab=slider', { slides: slides().slice(0, 2) });
  (await screen.findByRole('button', { name: 'Sırasını değiştir: Bir' })).focus();
  await user.keyboard(' {ArrowRight} ');
  api.slides = slides();
  api.fail('PUT /admin/slider-images/order', 400);
  await user.click(screen.getByRole('button', { name: 'Sıralamayı Kaydet' }));
  expect(await screen.findByText('Sıralama kaydedilirken hata oluştu.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['İki', 'Bir', 'Başlık Yok']));
  api.recover('PUT /admin/slider-images/order');
  api.sent.length = 0;
  await user.click(screen.getByRole('button', { name: 'Sıralamayı Kaydet' }));
  expect(await screen.findByText('Sıralama kaydedildi!')).toBeVisible();
  expect(Object.values(api.bodies('PUT /admin/slider-images/order')[0] ?? {})).toHaveLength(3);
});

test('drops a lifted picture when focus moves away', async () => {
  const { user } = openApp('/admin/settings?tab=slider', { slides: slides() });
  const handle = await screen.findByRole('button', { name: 'Sırasını değiştir: Bir' });
  handle.focus();
  await user.keyboard(' ');
  expect(handle).toHaveAttribute('aria-pressed', 'true');
  await user.tab();
  expect(handle).toHaveAttribute('aria-pressed', 'false');
});

test('an unsaved order shows a notice and makes the save button the main button until the order is saved', async () => {
  const { user } = openApp('/admin/settings?tab=slider', { slides: slides() });
  (await screen.findByRole('button', { name: 'Sırasını değiştir: Bir' })).focus();
  const save = screen.getByRole('button', { name: 'Sıralamayı Kaydet' });
  const add = screen.getByRole('button', { name: 'Görsel Ekle' });
  const [plain, main] = [save.className, add.className];
  expect(screen.queryByText(/henüz kaydedilmedi/)).toBeNull();
  await user.keyboard(' {ArrowRight} ');
  expect(screen.getByText(/^Yeni sıralama henüz kaydedilmedi/)).toBeVisible();
  expect([save.className, add.className]).toEqual([main, plain]);
  await user.click(save);
  await waitFor(() => expect(screen.queryByText(/henüz kaydedilmedi/)).toBeNull());
  expect([save.className, add.className]).toEqual([plain, main]);
});

test('completes social addresses and refuses a phone without digits', async () => {
  const { user, api } = openApp('/admin/settings');
  await user.type(await screen.findByLabelText('Telefon'), 'santral');
  await user.type(screen.getByLabelText('Instagram'), '@bazaltfuar');
  await user.type(screen.getByLabelText('Facebook'), 'facebook.com/bazalt');
  await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
  expect(await screen.findByText('Telefon numarası en az bir rakam içermelidir.')).toBeVisible();
  expect(screen.getByLabelText('Telefon')).toHaveFocus();
  expect(api.bodies('PUT /admin/settings')).toEqual([]);
  await user.clear(screen.getByLabelText('Telefon'));
  await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
  expect(await screen.findByText('Ayarlar başarıyla kaydedildi!')).toBeVisible();
  expect(api.bodies('PUT /admin/settings')[0]).toEqual({
    instagramUrl: 'https://www.instagram.com/bazaltfuar',
    facebookUrl: 'https://facebook.com/bazalt',
  });
  expect(screen.getByLabelText('Instagram')).toHaveValue('https://www.instagram.com/bazaltfuar');
});
