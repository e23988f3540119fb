import { anAdminFair } from '@fuar/shared/testing/builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aGalleryImage, aPictureFile } from '../../testing/builders.ts';
import { FakeXhr } from '../../testing/fake-xhr.ts';
import { openApp, openDialog, refetchLate } from '../../testing/render-app.tsx';
import type { FakeApi } from '../../testing/server.ts';

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));

function setUp(count = 0) {
  const fairs = [anAdminFair({ id: 3, title: 'Eski Fuar' }), anAdminFair({ id: 8, title: 'Yeni Fuar' })];
  const images = Array.from({ length: count }, (_, index) => aGalleryImage({ id: index + 1 }));
  return openApp('/admin/gallery', { fairs, images });
}

const picture = aPictureFile;
const calls = (api: FakeApi) => api.sent.map(({ call }) => call);

async function openUpload(user: ReturnType<typeof setUp>['user']) {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Görsel Yükle' })).toBeEnabled());
  return openDialog(user, 'Görsel Yükle', 'Galeriye Görsel Ekle');
}

test('selects the newest fair; the list begins with an option for no fair, which disables the upload', async () => {
  const { user, api } = setUp(2);
  await screen.findAllByRole('img');
  const fairs = screen.getByLabelText('Fuar');
  expect(fairs).toHaveDisplayValue('Yeni Fuar');
  expect(calls(api)).toContain('GET /admin/gallery/8');
  const options = within(fairs).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Bir fuar seçin...',
    'Yeni Fuar',
    'Eski Fuar',
  ]);
  await user.selectOptions(fairs, 'Bir fuar seçin...');
  expect(screen.getByRole('button', { name: 'Görsel Yükle' })).toBeDisabled();
  expect(screen.queryByText('Bu fuar için henüz bir görsel eklenmemiş.')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  await user.selectOptions(fairs, 'Eski Fuar');
  await waitFor(() => expect(calls(api)).toContain('GET /admin/gallery/3'));
  expect(screen.getByRole('button', { name: 'Görsel Yükle' })).toBeEnabled();
});

test('the lists and the upload show the dates of fairs with the same title', async () => {
  const fairs = [
    anAdminFair({ id: 3, title: 'Kitap Fuarı', date: '4-6 Mayıs 2026' }),
    anAdminFair({ id: 8, title: 'Kitap Fuarı', date: '3-5 Mayıs 2027' }),
    anAdminFair({ id: 9, title: 'Tarım Fuarı', date: '1 Ocak 2027' }),
  ];
  const { user, router } = openApp('/admin/gallery?fair=8', { fairs });
  const chosen = await screen.findByLabelText('Fuar');
  await waitFor(() => expect(chosen).toHaveDisplayValue('Kitap Fuarı (3-5 Mayıs 2027)'));
  expect(within(chosen).getByRole('option', { name: 'Kitap Fuarı (4-6 Mayıs 2026)' })).toBeVisible();
  expect(within(chosen).getByRole('option', { name: 'Tarım Fuarı' })).toBeVisible();
  const dialog = await openUpload(user);
  expect(dialog.getByLabelText('Fuar')).toHaveDisplayValue('Kitap Fuarı (3-5 Mayıs 2027)');

  await router.navigate('/admin/participant-submissions');
  const form = await openDialog(user, 'Talep ekle', 'Talep ekle');
  expect(await form.findByRole('option', { name: 'Kitap Fuarı (4-6 Mayıs 2026)' })).toBeVisible();
});

test('a failed refetch keeps the pictures and their selection', async () => {
  const { user, api } = setUp(2);
  await user.click(await screen.findByRole('checkbox', { name: '1. görseli seç' }));
  api.fail('GET /admin/gallery/8', 503);
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText('Galeri görselleri yüklenirken hata oluştu.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '1. görseli seç' })).toBeChecked();
});

test('a deleted picture does not come back with a list that was requested before the deletion', async () => {
  const { user, api } = setUp(2);
  const remove = await screen.findByRole('button', { name: '1. görseli sil' });
  const release = await refetchLate(api, 'GET /admin/gallery/8');
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  await release();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('disables the upload if there are no fairs, and says what to do first', async () => {
  openApp('/admin/gallery');
  expect(await screen.findByText('Görsel Bulunamadı')).toBeVisible();
  expect(screen.getByText(/Görseller bir fuara eklenir\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Görsel Yükle' })).toBeDisabled();
  expect(screen.getByLabelText('Fuar')).toHaveDisplayValue('Bir fuar seçin...');
});

test('uploads several files in one call, closes the dialog and refetches', async () => {
  const { user, api } = setUp();
  const dialog = await openUpload(user);
  expect(dialog.getByLabelText('Fuar')).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: '0 Görseli Yükle' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Lütfen bir fuar seçin ve en az bir görsel yükleyin.');
  await user.upload(dialog.getByLabelText(/Dosyaları buraya sürükleyin/), [
    picture('a.png'),
    picture('b.png'),
  ]);
  await user.click(await dialog.findByRole('button', { name: 'Kaldır: a.png' }));
  await user.upload(dialog.getByLabelText(/Dosyaları buraya/), picture('c.png'));
  const release = api.hold('POST /admin/gallery/upload/8');
  await user.click(await dialog.findByRole('button', { name: '2 Görseli Yükle' }));
  expect(dialog.getByRole('button', { name: 'Yükleniyor...' })).toBeDisabled();
  expect(dialog.getByRole('progressbar', { name: 'Yükleme ilerlemesi: b.png' })).toHaveValue(1);
  expect(dialog.getByRole('progressbar', { name: 'Yükleme ilerlemesi: c.png' })).toHaveValue(0);
  release();
  expect(await screen.findByText('Görseller başarıyla yüklendi.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findAllByRole('img')).toHaveLength(2);
  expect(calls(api).filter((call) => call.startsWith('POST /admin/gallery'))).toHaveLength(1);
});

test('asks for the password and keeps the chosen files if the session ends before they are sent', async () => {
  const { user, api } = setUp();
  const dialog = await openUpload(user);
  await user.upload(dialog.getByLabelText(/Dosyaları buraya/), picture('a.png'));
  await dialog.findByRole('button', { name: 'Kaldır: a.png' });
  api.email = undefined;
  // The user returns to this tab, so the lists are refetched.
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByRole('alertdialog', { name: 'Yeniden Giriş Yapın' })).toBeVisible();
  expect(dialog.getByRole('img', { name: 'a.png' })).toBeInTheDocument();
});

test('cancelling aborts the call and keeps the files', async () => {
  const { user, api } = setUp();
  const dialog = await openUpload(user);
  await user.upload(dialog.getByLabelText(/Dosyaları buraya/), picture());
  const release = api.hold('POST /admin/gallery/upload/8');
  await user.click(await dialog.findByRole('button', { name: '1 Görseli Yükle' }));
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  release();
  expect(await dialog.findByRole('button', { name: '1 Görseli Yükle' })).toBeEnabled();
  expect(api.images).toEqual([]);
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('accepts the valid files of a selection and names each invalid one', async () => {
  const { user } = setUp();
  const dialog = await openUpload(user);
  const pdf = (name: string) => picture(name, 'application/pdf');
  const files = [
    picture('a.png'),
    ...[...'bcdefhijklmn'].map((name) => pdf(`${name}.pdf`)),
    picture('g.png'),
  ];
  await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText(/Dosyaları buraya/), files);
  const alert = await dialog.findByRole('alert');
  for (const name of 'bcdefhijkl') expect(alert).toHaveTextContent(`${name}.pdf: Yalnızca`);
  expect(alert).toHaveTextContent('2 dosya daha yüklenemez.');
  expect(await dialog.findByRole('button', { name: '2 Görseli Yükle' })).toBeEnabled();
});

test('refuses more than 30 files at once', async () => {
  const { user } = setUp();
  const dialog = await openUpload(user);
  const files = Array.from({ length: 31 }, (_, index) => picture(`${index}.png`));
  await user.upload(dialog.getByLabelText(/Dosyaları buraya/), files);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Çok fazla dosya seçtiniz.');
  expect(dialog.getByRole('button', { name: '0 Görseli Yükle' })).toBeVisible();
});

test('removes a deleted picture from the list without a refetch, and focuses the list', async () => {
  const { user, api } = setUp(2);
  await user.click(await screen.findByRole('button', { name: '1. görseli sil' }));
  expect(await screen.findByRole('alertdialog', { name: 'Görseli Sil' })).toHaveTextContent(
    'Bu görseli kalıcı olarak silmek istediğinizden emin misiniz?',
  );
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Görsel silindi.')).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(calls(api).filter((call) => call === 'GET /admin/gallery/8')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Fuarın görselleri' })).toHaveFocus());
});

test('selects and deletes several pictures at once', async () => {
  const { user, api } = setUp(3);
  await user.click(await screen.findByRole('checkbox', { name: '1. görseli seç' }));
  await user.click(screen.getByRole('checkbox', { name: '3. görseli seç' }));
  await user.click(screen.getByRole('button', { name: 'Seçilenleri sil' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Seçilen 2 görseli');
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  await screen.findByText('Görsel silindi.');
  expect(api.images.map(({ id }) => id)).toEqual([2]);
});

test('shows the failure and the server’s reason in the dialog, without a toast, and keeps the files', async () => {
  const { user, api } = setUp();
  api.fail('POST /admin/gallery/upload/8', 415, { message: '“salon.png” bir görsel değil.' });
  const dialog = await openUpload(user);
  await user.upload(dialog.getByLabelText(/Dosyaları buraya/), picture());
  await user.click(await dialog.findByRole('button', { name: '1 Görseli Yükle' }));
  expect(await dialog.findByText('“salon.png” bir görsel değil.')).toBeVisible();
  const toasts = within(screen.getByRole('region', { name: 'Bildirimler' }));
  expect(toasts.queryByRole('alert')).toBeNull();
  expect(dialog.getByText('Görseller yüklenirken hata oluştu.')).toBeVisible();
  expect(await dialog.findByRole('button', { name: '1 Görseli Yükle' })).toBeEnabled();
});

test('removing a file clears its error and focuses the next file', async () => {
  const { user } = setUp();
  const dialog = await openUpload(user);
  const chooser = dialog.getByLabelText(/Dosyaları buraya/);
  await user.upload(chooser, [picture('a.png'), picture('b.png')]);
  await user.upload(
    chooser,
    Array.from({ length: 29 }, (_, index) => picture(`${index}.png`)),
  );
  expect(await dialog.findByRole('alert')).toHaveTextContent('Çok fazla dosya seçtiniz.');
  await user.click(dialog.getByRole('button', { name: 'Kaldır: a.png' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Kaldır: b.png' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Kaldır: b.png' }));
  await waitFor(() => expect(chooser).toHaveFocus());
});

test.each([
  [
    'counts the pictures that could not be deleted',
    500,
    'Görsel silinirken hata oluştu.',
    '2 görsel seçildi',
  ],
  ['accepts that somebody else has deleted one of them', 404, 'Görsel silindi.', 'Görsel Bulunamadı'],
])('deleting a selection %s', async (_, status, toast, shown) => {
  const { user, api } = setUp(3);
  for (const name of ['1. görseli seç', '2. görseli seç', '3. görseli seç']) {
    await user.click(await screen.findByRole('checkbox', { name }));
  }
  api.fail('DELETE /admin/gallery/2', status);
  await user.click(screen.getByRole('button', { name: 'Seçilenleri sil' }));
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(await screen.findByText(shown)).toBeVisible();
});

test('finds and names a dropped file that only pretends to be a picture, before sending', async () => {
  const { user, api } = setUp();
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'bozuk.png') throw new DOMException('cannot decode', 'InvalidStateError');
    return { close: () => undefined };
  });
  const dialog = await openUpload(user);
  const text = new File(['metin'], 'sahte.png', { type: 'image/png' });
  const files = [picture('a.png'), text, picture('bozuk.png')];
  fireEvent.drop(dialog.getByText(/Dosyaları buraya/), { dataTransfer: { files } });
  const problem = 'Bu dosya bir görsel değil ya da bozuk.';
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toBe(`sahte.png: ${problem}\nbozuk.png: ${problem}`),
  );
  expect(dialog.getByRole('button', { name: '1 Görseli Yükle' })).toBeEnabled();
  expect(calls(api).some((call) => call.startsWith('POST'))).toBe(false);
});

test('names the files that the server refused, and sends the others with one click', async () => {
  const { user, api } = setUp();
  const refusal = '“b.png” bir görsel değil.';
  api.fail('POST /admin/gallery/upload/8', 415, { message: refusal, errors: { 'imageFiles.1': refusal } });
  const dialog = await openUpload(user);
  const files = [picture('a.png'), picture('b.png'), picture('c.png')];
  await user.upload(dialog.getByLabelText(/Dosyaları buraya/), files);
  await user.click(await dialog.findByRole('button', { name: '3 Görseli Yükle' }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  expect(dialog.getByText(/^Hiçbir görsel yüklenmedi\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Kaldır: b.png' })).toBeNull();
  api.recover('POST /admin/gallery/upload/8');
  await user.click(dialog.getByRole('button', { name: '2 Görseli Yükle' }));
  expect(await screen.findByText('Görseller başarıyla yüklendi.')).toBeVisible();
  expect(api.images).toHaveLength(2);
});
