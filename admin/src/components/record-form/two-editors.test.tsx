import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPageContent, aPictureFile } from '../../testing/builders.ts';
import { typeText } from '../../testing/editor.ts';
import { openApp, openDialog, retype } from '../../testing/render-app.tsx';

const CHANGED = /^Siz düzenlerken bu kaydı başka biri de değiştirdi\. İkinizin de değiştirdiği/;
const CHOOSE_FIRST = /^Kaydetmeden önce, ikinizin de değiştirdiği/;

const fair = anAdminFair({
  id: 7,
  title: 'Kitap Fuarı',
  description: 'İlk açıklama',
  details: '<p>İlk program</p>',
  version: 'v1',
});

/** Opens a fair and types a title. Meanwhile somebody else saves `theirs`. */
async function setUp(theirs: Partial<typeof fair>) {
  const { api, user } = openApp('/admin/fairs', { fairs: [fair] });
  const dialog = await openDialog(user, /^Düzenle/);
  const title = await dialog.findByLabelText(/Başlık/);
  await retype(user, title, 'Benim başlığım');
  const save = () => user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const puts = () => api.bodies('PUT /admin/fairs/7');
  api.fairs = [{ ...fair, ...theirs, version: 'v2' }];
  return { api, user, dialog, title: () => dialog.getByLabelText('Başlık'), save, puts };
}

const choice = (field: string) => within(screen.getByRole('group', { name: field }));

test('sends only the changed field, keeps the other person’s field and shows a message', async () => {
  const { api, save, puts } = await setUp({
    description: 'Onun açıklaması',
    details: '<p>Onun programı</p>',
    imageUrl: '/media/onun.webp',
  });
  await save();
  expect(
    await screen.findByText(
      'Siz düzenlerken bu kaydı başka biri de değiştirdi (Kısa Açıklama, Detaylar, Görsel). İkinizin değişiklikleri birleştirildi.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(puts()).toEqual([{ title: 'Benim başlığım' }, { title: 'Benim başlığım' }]);
  expect(api.fairs[0]).toMatchObject({ title: 'Benim başlığım', description: 'Onun açıklaması' });
});

test('shows both texts of a field that two people changed, and saves nothing before the choice', async () => {
  const { api, save, dialog, title, puts } = await setUp({
    title: 'Onun başlığı',
    description: 'Onun açıklaması',
  });
  await save();
  const notice = (await dialog.findByText(CHANGED)).parentElement;
  expect(notice).toHaveFocus();
  expect(notice).toHaveTextContent('Diğer kişinin şu değişiklikleri korunuyor: Kısa Açıklama.');
  expect(choice('Başlık').getByText('Benim başlığım')).toBeVisible();
  expect(choice('Başlık').getByText('Onun başlığı')).toBeVisible();
  expect(dialog.queryByRole('group', { name: 'Kısa Açıklama' })).toBeNull();
  expect(dialog.getByLabelText('Kısa Açıklama')).toHaveValue('Onun açıklaması');
  expect(title()).toHaveValue('Benim başlığım');
  expect(screen.queryByText('İşlem sırasında bir hata oluştu.')).toBeNull();

  await save();
  expect(await dialog.findByText(CHOOSE_FIRST)).toBeVisible();
  expect(puts()).toHaveLength(1);
  expect(api.fairs[0]?.title).toBe('Onun başlığı');
});

test.each([
  ['Sizinki kalsın', 'Benim başlığım', { title: 'Benim başlığım' }],
  ['Diğer kişininki kalsın', 'Onun başlığı', {}],
])('“%s” keeps the chosen text and every other change', async (label, kept, sent) => {
  const { api, user, dialog, title, save, puts } = await setUp({
    title: 'Onun başlığı',
    description: 'Onun açıklaması',
  });
  await save();
  await dialog.findByText(CHANGED);
  await user.click(choice('Başlık').getByRole('radio', { name: label }));
  expect(title()).toHaveValue(kept);
  await save();
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(puts()).toEqual([{ title: 'Benim başlığım' }, sent]);
  expect(api.fairs[0]).toMatchObject({ title: kept, description: 'Onun açıklaması' });
});

test('shows both rich texts with their formats, and puts the chosen text into the editor', async () => {
  const { api, user, dialog, save } = await setUp({ details: '<p>Onun <strong>programı</strong></p>' });
  await typeText('Detaylar', ' benden');
  await save();
  await dialog.findByText(CHANGED);
  expect(choice('Detaylar').getByText('İlk program benden')).toBeVisible();
  expect(choice('Detaylar').getByText('programı').closest('strong')).not.toBeNull();
  await user.click(choice('Detaylar').getByRole('radio', { name: 'Diğer kişininki kalsın' }));
  expect(dialog.getByRole('textbox', { name: 'Detaylar' })).toHaveTextContent('Onun programı');
  await save();
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(api.fairs[0]).toMatchObject({
    title: 'Benim başlığım',
    details: '<p>Onun <strong>programı</strong></p>',
  });
});

test('shows both pictures if both people chose one', async () => {
  const { user, dialog, save, puts } = await setUp({ imageUrl: '/media/onun.webp' });
  await user.upload(dialog.getByLabelText('Görsel'), aPictureFile('benim.png'));
  await save();
  await dialog.findByText(CHANGED);
  const group = screen.getByRole('group', { name: 'Görsel' });
  const sources = () => [...group.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  await waitFor(() => expect(sources()).toEqual([expect.stringMatching(/^blob:/), '/media/onun.webp']));
  await user.click(choice('Görsel').getByRole('radio', { name: 'Diğer kişininki kalsın' }));
  await save();
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(puts().at(-1)).toEqual({ title: 'Benim başlığım' });
});

test('merges again if another save arrives before the merged values are saved', async () => {
  const { api, dialog, save, puts } = await setUp({ description: 'Onun açıklaması' });
  const releaseList = api.hold('GET /admin/fairs');
  await save();
  await waitFor(() => expect(puts()).toHaveLength(1));
  const releaseSave = api.hold('PUT /admin/fairs/7');
  releaseList();
  await waitFor(() => expect(puts()).toHaveLength(2));
  api.fairs = api.fairs.map((other) => ({ ...other, date: '1 Ocak 2035', version: 'v3' }));
  releaseSave();
  await screen.findByText('Fuar başarıyla güncellendi!');
  expect(dialog.queryByText(CHANGED)).toBeNull();
  expect(puts()).toHaveLength(3);
  expect(api.fairs[0]).toMatchObject({
    title: 'Benim başlığım',
    description: 'Onun açıklaması',
    date: '1 Ocak 2035',
  });
});

test('stops repeating the save if the server refuses even the newest version', async () => {
  const { api, dialog, save, puts } = await setUp({});
  api.fairs = [fair];
  const refusal = 'Siz düzenlerken bu kaydı başka biri değiştirdi.';
  api.fail('PUT /admin/fairs/7', 412, { message: refusal });
  await save();
  expect(await dialog.findByText(refusal)).toBeVisible();
  expect(puts()).toHaveLength(1);
});

test('says that somebody has deleted the row meanwhile', async () => {
  const { api, dialog, title, save } = await setUp({});
  api.fail('PUT /admin/fairs/7', 412, { message: 'Değişti.' });
  api.fairs = [];
  await save();
  expect(await dialog.findByText('Bu kayıt artık yok; siz düzenlerken silinmiş.')).toBeVisible();
  expect(title()).toHaveValue('Benim başlığım');
});

test('a background refetch does not hide an edit conflict', async () => {
  const page = aPageContent({ title: 'KVKK', live: true });
  const { api, user } = openApp('/admin/pages', { pages: [page] });
  const title = await screen.findByLabelText(/Başlık/);
  await user.type(title, ' metni');
  api.pages = [{ ...page, title: 'Onunki', version: 'v2' }];
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: /Onunki/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(title).toHaveValue('KVKK metni');
});

test('merges changes of the settings', async () => {
  const settings = { phone: '0412 111 22 33', address: 'Eski adres', version: 'v1' };
  const { api, user } = openApp('/admin/settings', { settings });
  const phone = await screen.findByLabelText('Telefon');
  await user.type(phone, '0');
  api.settings = { ...settings, address: 'Yeni adres', version: 'v2' };
  await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
  expect(await screen.findByText(/başka biri de değiştirdi \(Adres\)/)).toBeVisible();
  expect(api.settings).toMatchObject({ phone: '0412 111 22 330', address: 'Yeni adres' });
});
