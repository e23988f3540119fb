import type { AdminFair } from '@fuar/shared/schemas/fair';
import { anAdminFair } from '@fuar/shared/testing/builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aPictureFile } from '../../testing/builders.ts';
import { replaceText, typeText } from '../../testing/editor.ts';
import { openApp, openDialog, retype } from '../../testing/render-app.tsx';

function setUp(...fairs: AdminFair[]) {
  const app = openApp('/admin/fairs', { fairs });
  const open = async (button: string | RegExp) => {
    const dialog = await openDialog(app.user, button);
    await dialog.findByLabelText(/Başlık/);
    return dialog;
  };
  const saved = () => app.api.sent.find(({ call }) => /^(POST|PUT) \/admin\/fairs/.test(call));
  return { ...app, open, saved };
}

const picture = () => aPictureFile('afiş.png');
const fake = (type: string, bytes = 4) => new File([new Uint8Array(bytes)], 'afiş.png', { type });

/** Finds the error message in the dialog and expects that no toast repeats it. */
async function findFailure(text: string) {
  const failure = await within(screen.getByRole('dialog')).findByText(text);
  expect(within(screen.getByRole('region', { name: 'Bildirimler' })).queryByRole('alert')).toBeNull();
  return failure;
}
const field = (label: RegExp) => within(screen.getByRole('dialog')).getByLabelText(label);

test('adding a fair sends only the typed fields', async () => {
  const { user, open, saved, api } = setUp();
  const dialog = await open('Yeni Fuar Ekle');
  expect(dialog.getByRole('heading', { name: 'Yeni Fuar Ekle' })).toBeVisible();
  expect(field(/Başlık/)).toHaveFocus();
  expect(field(/Durum/)).toHaveDisplayValue('Yaklaşan');
  await user.type(field(/Başlık/), '  Kitap Fuarı ');
  await user.type(field(/Tarih/), '15-17 Ekim 2026');
  await user.type(field(/Kısa Açıklama/), 'Yazarlar ve okurlar');
  await user.upload(field(/^Görsel$/), picture());
  expect(screen.getByAltText('Seçilen görselin önizlemesi')).toBeVisible();
  const release = api.hold('POST /admin/fairs');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('button', { name: 'Kaydediliyor...' })).toBeDisabled();
  release();
  expect(await screen.findByText('Fuar başarıyla eklendi!')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Kitap Fuarı' })).toBeVisible();
  expect(saved()?.body).toEqual({
    title: 'Kitap Fuarı',
    date: '15-17 Ekim 2026',
    description: 'Yazarlar ve okurlar',
    status: 'Upcoming',
    imageFile: expect.objectContaining({ name: 'afiş.png' }),
  });
});

test('the form starts with the fair’s values and does not send unchanged ones', async () => {
  const fair = anAdminFair({ id: 7, details: '<h2>Program</h2><p>İlk gün</p>', status: 'Completed' });
  const { user, open, saved } = setUp(fair);
  const dialog = await open(/^Düzenle/);
  expect(dialog.getByRole('heading', { name: 'Fuarı Düzenle' })).toBeVisible();
  expect(field(/Detaylar/)).toHaveTextContent('Programİlk gün');
  expect(field(/Durum/)).toHaveDisplayValue('Tamamlandı');
  await retype(user, field(/Başlık/), 'Yeni Ad');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(saved()).toEqual({ call: 'PUT /admin/fairs/7', body: { title: 'Yeni Ad' } });
});

test('details keep their formats, and empty details clear the field', async () => {
  const { user, open, saved, api } = setUp(anAdminFair({ details: '<h2>Eski</h2>' }));
  await open(/^Düzenle/);
  await typeText('Detaylar', ' ve yeni');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Fuar başarıyla güncellendi!');
  expect(saved()?.body).toMatchObject({ details: '<h2>Eski ve yeni</h2>' });

  api.sent.length = 0;
  await open(/^Düzenle/);
  await user.selectOptions(screen.getByLabelText('Paragraf türü'), 'Normal metin');
  await replaceText('Detaylar', '');
  await user.selectOptions(screen.getByLabelText('Paragraf türü'), 'Normal metin');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(saved()?.body).toMatchObject({ details: '' }));
});

test('title, date and description are required; nothing is sent without them', async () => {
  const { user, open, saved } = setUp();
  await open('Yeni Fuar Ekle');
  expect(screen.getByLabelText('Başlık')).toBeRequired();
  expect(screen.getByLabelText('Detaylar')).not.toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Başlık zorunludur.')).toBeVisible();
  expect(field(/Başlık/)).toHaveAccessibleDescription('Başlık zorunludur.');
  expect(field(/Başlık/)).toBeInvalid();
  expect(field(/Başlık/)).toHaveFocus();
  expect(field(/Tarih/)).toHaveAccessibleDescription(/Tarih zorunludur\./);
  expect(field(/Kısa Açıklama/)).toHaveAccessibleDescription('Kısa açıklama zorunludur.');
  expect(saved()).toBeUndefined();
});

test.each([
  [fake('application/pdf'), 'Yalnızca jpeg, jpg, png, gif, webp yüklenebilir.'],
  [fake('image/svg+xml'), 'Yalnızca jpeg, jpg, png, gif, webp yüklenebilir.'],
  [fake('image/png'), 'Bu dosya bir görsel değil ya da bozuk.'],
  [fake('image/png', 0), 'Dosya boş.'],
  [fake('image/png', 15 * 1024 * 1024 + 1), 'Dosya 15 MB sınırını aşıyor.'],
])('refuses a file that is not a valid picture before sending (%#)', async (file, message) => {
  const { open, saved, user } = setUp(anAdminFair());
  await open(/^Düzenle/);
  // Bypass the file picker's filter, as drag and drop does.
  const chooser = userEvent.setup({ applyAccept: false });
  await chooser.upload(field(/^Görsel$/), file);
  expect(await screen.findByText(message)).toBeVisible();
  expect(field(/^Görsel$/)).toHaveAccessibleDescription(new RegExp(message));
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(field(/^Görsel$/)).toHaveFocus());
  expect(saved()).toBeUndefined();
});

test('takes a picture dropped on its field, and refuses two at once', async () => {
  const { open } = setUp(anAdminFair());
  await open(/^Düzenle/);
  const drop = (...files: File[]) => fireEvent.drop(field(/^Görsel$/), { dataTransfer: { files } });
  drop(aPictureFile('afiş.png'));
  expect(await screen.findByText('afiş.png')).toBeVisible();
  drop(aPictureFile('bir.png'), aPictureFile('iki.png'));
  expect(screen.getByRole('alert')).toHaveTextContent('Yalnızca bir dosya seçin.');
  expect(screen.getByAltText('Seçilen görselin önizlemesi')).toBeVisible();
  expect(screen.getByText('afiş.png')).toBeVisible();
  drop(aPictureFile('yeni.png'));
  expect(await screen.findByText('yeni.png')).toBeVisible();
  expect(screen.queryByText('Yalnızca bir dosya seçin.')).toBeNull();
});

test('shows the server’s field messages under their inputs, without a toast', async () => {
  const { user, open, api } = setUp(anAdminFair({ id: 3 }));
  api.fail('PUT /admin/fairs/3', 400, { message: 'Hatalı.', errors: { date: 'Tarih anlaşılamadı.' } });
  await open(/^Düzenle/);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await findFailure('İşlem sırasında bir hata oluştu.')).toBeVisible();
  expect(field(/Tarih/)).toHaveAccessibleDescription(/Tarih anlaşılamadı\./);
  expect(field(/Tarih/)).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('shows the server’s message above the form if no field matches, and keeps the values', async () => {
  const { user, open, api } = setUp(anAdminFair({ id: 3, title: 'Kitap Fuarı' }));
  api.fail('PUT /admin/fairs/3', 413, { message: '“afiş.png” 15 MB sınırını aşıyor.' });
  await open(/^Düzenle/);
  await user.type(field(/Başlık/), ' 2');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await findFailure('İşlem sırasında bir hata oluştu.')).toBeVisible();
  expect(screen.getByText('“afiş.png” 15 MB sınırını aşıyor.')).toBeVisible();
  expect(field(/Başlık/)).toHaveValue('Kitap Fuarı 2');
  expect(screen.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
});

test('an untouched form closes at once', async () => {
  const { user, open, api } = setUp(anAdminFair());
  await open(/^Düzenle/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^Düzenle/ })).toHaveFocus();
  expect(api.drafts).toEqual([]);
});

test('disables saving while a picture of the text uploads', async () => {
  const { user, open, api } = setUp(anAdminFair({ title: 'Kitap Fuarı' }));
  await open('Düzenle: Kitap Fuarı');
  const refusal = '“afiş.png” bir görsel değil.';
  api.fail('POST /admin/media', 415, { message: refusal });
  const release = api.hold('POST /admin/media');
  await user.click(screen.getByRole('button', { name: 'Görsel ekle' }));
  await user.upload(screen.getByLabelText('Bilgisayardan yükle'), picture());
  await user.click(screen.getByRole('button', { name: 'Süs görseli' }));
  expect(await screen.findByText('Görsel yükleniyor...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  release();
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
});

test('one click accepts the proposal for a date that cannot be read', async () => {
  const { user, open, saved } = setUp(anAdminFair());
  await open(/^Düzenle/);
  await retype(user, field(/Tarih/), '12-14.05.2027');
  expect(field(/Tarih/)).toHaveAccessibleDescription(/Tarih okunamadı.* Şu mu: 12-14 Mayıs 2027\?/);
  await user.click(screen.getByRole('button', { name: 'Öneriyi kullan' }));
  expect(field(/Tarih/)).toHaveValue('12-14 Mayıs 2027');
  expect(field(/Tarih/)).toHaveFocus();
  expect(screen.queryByText(/Tarih okunamadı/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(saved()?.body).toMatchObject({ date: '12-14 Mayıs 2027' }));
});

test('shows the server’s refusal of a picture at its field, and another picture clears it', async () => {
  const { user, open, api, saved } = setUp(anAdminFair({ id: 3 }));
  const refusal = '“afiş.png” bir görsel değil.';
  api.fail('PUT /admin/fairs/3', 415, { message: refusal, errors: { imageFile: refusal } });
  await open(/^Düzenle/);
  await user.upload(field(/^Görsel$/), picture());
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(field(/^Görsel$/)).toHaveFocus();
  api.recover('PUT /admin/fairs/3');
  await user.upload(field(/^Görsel$/), aPictureFile('yeni.png'));
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(saved()).toBeDefined();
});
