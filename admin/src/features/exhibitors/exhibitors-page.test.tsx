import { EXHIBITOR_COLUMNS } from '@fuar/shared/content/fair-facts';
import { anAdminFair } from '@fuar/shared/testing/builders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anExhibitor, aPictureFile } from '../../testing/builders.ts';
import { catchDownloads } from '../../testing/catch-downloads.ts';
import { type Given, openApp, openDialog, retype } from '../../testing/render-app.tsx';

const fair = anAdminFair({ id: 1, title: 'Kitap Fuarı' });
const PATH = '/admin/fairs/1/exhibitors';
const dicle = anExhibitor({
  id: 11,
  name: 'Dicle Makine',
  hall: 'A Salonu',
  stand: 'A-12',
  productGroup: 'Tohum',
  country: 'Türkiye',
  website: 'https://www.dicle.example/',
});
const isik = anExhibitor({ id: 12, name: 'IŞIK Tarım', stand: 'B-3' });

function setUp(given: Given = {}) {
  return openApp(PATH, { fairs: [fair], exhibitors: [dicle, isik], ...given });
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('lists the exhibitors of the fair with their count', async () => {
  setUp();
  expect(await screen.findByText('2 katılımcı')).toBeVisible();
  expect(screen.getByText('Kitap Fuarı')).toBeVisible();
  expect(screen.getByRole('link', { name: 'dicle.example' })).toHaveAttribute(
    'href',
    'https://www.dicle.example/',
  );
  expect(document.title).toContain('Katılımcılar: Kitap Fuarı');
  expect(screen.getByRole('link', { name: 'Fuar Yönetimi' })).toHaveAttribute('href', '/admin/fairs');
});

test.each([
  ['ışık', ['IŞIK Tarım']],
  ['a-12', ['Dicle Makine']],
  ['tohum', ['Dicle Makine']],
])('finds %s', async (query, found) => {
  const { user } = setUp();
  await user.type(await screen.findByRole('searchbox'), query);
  await waitFor(() => expect(screen.getByText('2 katılımcıdan 1 tanesi')).toBeVisible());
  expect(names().map((name) => found.some((text) => name?.includes(text)))).toEqual([true]);
});

test('a search without a hit can be cleared', async () => {
  const { user } = setUp();
  await user.type(await screen.findByRole('searchbox'), 'yok');
  expect(await screen.findByText('Aramanıza uyan katılımcı yok.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
  expect(await screen.findByText('2 katılımcı')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an empty list cannot be downloaded', async () => {
  setUp({ exhibitors: [] });
  expect(await screen.findByRole('heading', { name: 'Katılımcı Yok' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'CSV indir' })).toBeDisabled();
});

test('a fair that does not exist has no exhibitors', async () => {
  setUp({ fairs: [anAdminFair({ id: 2 })] });
  expect(await screen.findByText('Aradığınız sayfayı bulamadık!')).toBeVisible();
});

test('shows 50 of 2,000 exhibitors at once', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => anExhibitor({ name: `Firma ${index + 1}` }));
  const { user } = setUp({ exhibitors: many });
  expect(await screen.findByText('2.000 katılımcı')).toBeVisible();
  expect(names()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Sonraki' }));
  expect(screen.getByText('Sayfa 2 / 40')).toBeVisible();
  expect(names()[0]).toContain('Firma 51');
});

test('adds an exhibitor with a logo; only the typed fields are sent', async () => {
  const { api, user } = setUp();
  const dialog = await openDialog(user, 'Katılımcı ekle', 'Katılımcı ekle');
  expect(await dialog.findByLabelText('Firma')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Firma adı zorunludur.')).toBeVisible();
  await user.type(dialog.getByLabelText('Firma'), 'Fırat Süt');
  await user.type(dialog.getByLabelText('Web sitesi'), 'firat.example');
  await user.upload(dialog.getByLabelText('Logo'), aPictureFile('logo.png'));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Katılımcı eklendi.')).toBeVisible();
  expect(await screen.findByText('3 katılımcı')).toBeVisible();
  expect(api.bodies('POST /admin/fairs/1/exhibitors')[0]).toEqual({
    name: 'Fırat Süt',
    website: 'https://firat.example',
    imageFile: expect.objectContaining({ name: 'logo.png' }),
  });
});

test('changes one field of an exhibitor, and clears a field that was emptied', async () => {
  const { api, user } = setUp();
  const dialog = await openDialog(user, 'Düzenle: Dicle Makine', 'Katılımcıyı düzenle');
  await user.clear(await dialog.findByLabelText('Stant'));
  for (const label of Object.values(EXHIBITOR_COLUMNS)) expect(dialog.getByLabelText(label)).toBeVisible();
  await user.type(dialog.getByLabelText('Salon'), ' 2');
  api.fail('PUT /admin/exhibitors/11', 400, { message: 'Hata', errors: { hall: 'Salon çok uzun.' } });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Salon çok uzun.')).toBeVisible();
  api.recover('PUT /admin/exhibitors/11');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Katılımcı güncellendi.')).toBeVisible();
  expect(api.bodies('PUT /admin/exhibitors/11').at(-1)).toEqual({ hall: 'A Salonu 2', stand: '' });
  expect(api.exhibitors[0]).not.toHaveProperty('stand');
});

test.each([
  ['Düzenle: Dicle Makine', 'PUT /admin/exhibitors/11', 'Katılımcı güncellendi.'],
  ['Katılımcı ekle', 'POST /admin/fairs/1/exhibitors', 'Katılımcı eklendi.'],
])('the dialog of “%s” keeps text typed during a save and saves it next', async (button, call, saved) => {
  const { api, user } = setUp();
  const dialog = await openDialog(user, button);
  await retype(user, await dialog.findByLabelText('Firma'), 'Fırat Süt');
  const release = api.hold(call);
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await retype(user, dialog.getByLabelText('Stant'), 'C-7');
  release();
  expect(await screen.findByText(saved)).toBeVisible();
  expect(await screen.findByText(/^Kayıt sürerken yazdıklarınız henüz kaydedilmedi\./)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeEnabled());
  expect(dialog.getByLabelText('Stant')).toHaveValue('C-7');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.exhibitors.filter(({ name }) => name === 'Fırat Süt')).toMatchObject([{ stand: 'C-7' }]);
  expect(api.sent.findLast(({ call: sent }) => sent.startsWith('PUT'))?.body).toEqual({ stand: 'C-7' });
});

test('merges with the change of another person', async () => {
  const { api, user } = setUp();
  const dialog = await openDialog(user, 'Düzenle: Dicle Makine');
  await user.type(await dialog.findByLabelText('Salon'), ' 2');
  api.exhibitors = [{ ...dicle, country: 'Almanya', version: 'v2' }, isik];
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(/İkinizin değişiklikleri birleştirildi/)).toBeVisible();
  expect(api.exhibitors[0]).toMatchObject({ hall: 'A Salonu 2', country: 'Almanya' });
});

test('a person who may only read can download the list, without formulas, but sees no buttons for changes', async () => {
  const { user } = setUp({ role: 'inbox', exhibitors: [dicle, anExhibitor({ name: '=1+1', stand: 'A;1' })] });
  await screen.findByText('2 katılımcı');
  for (const name of ['Katılımcı ekle', 'CSV’den al', 'Sil: Dicle Makine', 'Düzenle: Dicle Makine'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  const downloads = catchDownloads();
  await user.click(screen.getByRole('button', { name: 'CSV indir' }));
  expect(await downloads[0]?.text).toBe(
    'Firma;Salon;Stant;Ürün grubu;Ülke;Web sitesi\r\n' +
      'Dicle Makine;A Salonu;A-12;Tohum;Türkiye;https://www.dicle.example/\r\n' +
      '\'=1+1;;"A;1";;;\r\n',
  );
});

const file = (text = 'Firma;Stant\r\nDicle;A-1\r\n') => new File([text], 'liste.csv', { type: 'text/csv' });

async function openImport(given: Given) {
  const app = setUp(given);
  const dialog = await openDialog(app.user, 'CSV’den al', 'CSV’den Katılımcı Al');
  const chooser = await dialog.findByLabelText('CSV dosyası');
  return { ...app, dialog, chooser };
}

const IMPORT = 'POST /admin/fairs/1/exhibitors/import';

test('an import first shows its changes, and stores them on request', async () => {
  const imported = { added: 1200, changed: 3, refused: [] };
  const { api, user, dialog, chooser } = await openImport({ imported });
  expect(dialog.getByRole('button', { name: 'İçe al' })).toBeDisabled();
  await user.upload(chooser, file());
  const button = await dialog.findByRole('button', { name: '1.203 katılımcı al' });
  expect(dialog.getByRole('status')).toHaveTextContent('eklenecek1.200güncellenecek3alınamayan satır0');
  expect(dialog.getByText('liste.csv')).toBeVisible();
  expect(api.exhibitors).toHaveLength(2);
  await user.click(button);
  expect(await screen.findByText('1.200 katılımcı eklendi, 3 katılımcı güncellendi.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('1.202 katılımcı')).toBeVisible();
  expect(api.bodies(IMPORT)).toHaveLength(2);
});

test('names the first 200 of many refused rows, and imports nothing', async () => {
  const refused = Array.from({ length: 3000 }, (_, n) => ({ row: n + 3, message: `${n}. neden` }));
  const { user, dialog, chooser } = await openImport({ imported: { added: 5, changed: 0, refused } });
  await user.upload(chooser, file());
  const rows = within(await dialog.findByRole('region', { name: 'alınamayan satır' })).getAllByRole('row');
  expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'SatırNeden',
    '30. neden',
    '41. neden',
  ]);
  expect(rows).toHaveLength(201);
  expect(dialog.getByText('3.000')).toBeVisible();
  expect(dialog.getByText(/Aşağıda ilk 200 neden var/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'İçe al' })).toBeDisabled();
  expect(dialog.getByText('Başka dosya seç')).toBeVisible();
});

test('offers an empty template, and says so if a file would change nothing', async () => {
  const { user, dialog, chooser } = await openImport({});
  const downloads = catchDownloads();
  await user.click(dialog.getByRole('button', { name: 'Boş şablonu indir' }));
  expect(await downloads[0]?.text).toBe('Firma;Salon;Stant;Ürün grubu;Ülke;Web sitesi\r\n');
  await user.upload(chooser, file());
  expect(await dialog.findByText(/hepsi listede aynı hâliyle var/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'İçe al' })).toBeDisabled();
});

test('shows why the server refuses a file, and another file can be chosen', async () => {
  const imported = { added: 1, changed: 0, refused: [] };
  const { api, user, dialog, chooser } = await openImport({ imported });
  await user.upload(chooser, file(''));
  expect(await dialog.findByText('Dosya boş.')).toBeVisible();
  const message = '“liste.csv” bir CSV dosyası değil.';
  api.fail(IMPORT, 400, { message: 'Hata', errors: { csvFile: message } });
  await user.upload(chooser, file());
  expect(await dialog.findByText(message)).toBeVisible();
  api.recover(IMPORT);
  await user.upload(chooser, file());
  expect(await dialog.findByRole('button', { name: '1 katılımcı al' })).toBeEnabled();
  expect(dialog.queryByText(message)).toBeNull();
});

test('removes the logo of an exhibitor; the removal can be undone before the save', async () => {
  const { api, user } = setUp({ exhibitors: [{ ...dicle, imageUrl: '/media/logo.webp' }] });
  const dialog = await openDialog(user, 'Düzenle: Dicle Makine');
  expect(await dialog.findByRole('img', { name: 'Mevcut görsel' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Logoyu kaldır' }));
  expect(dialog.queryByRole('img', { name: 'Mevcut görsel' })).toBeNull();
  expect(dialog.getByLabelText('Logo')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Seçimi geri al' }));
  expect(dialog.getByRole('img', { name: 'Mevcut görsel' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Logoyu kaldır' }));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Katılımcı güncellendi.')).toBeVisible();
  expect(api.bodies('PUT /admin/exhibitors/11').at(-1)).toEqual({ imageUrl: '' });
  expect(api.exhibitors[0]).not.toHaveProperty('imageUrl');
});

test('a late dry run of an earlier file does not replace the chosen file', async () => {
  const { api, user, dialog, chooser } = await openImport({
    imported: { added: 9, changed: 0, refused: [] },
  });
  const release = api.holdAnswer(IMPORT);
  await user.upload(chooser, new File(['Firma\nBir'], 'eski.csv', { type: 'text/csv' }));
  await waitFor(() => expect(api.bodies(IMPORT)).toHaveLength(1));
  api.imported = { added: 1, changed: 0, refused: [] };
  await user.upload(chooser, new File(['Firma\nİki'], 'yeni.csv', { type: 'text/csv' }));
  expect(await dialog.findByRole('button', { name: '1 katılımcı al' })).toBeEnabled();
  await act(async () => release());
  await user.click(dialog.getByRole('button', { name: /katılımcı al$/ }));
  await waitFor(() => expect(api.bodies(IMPORT)).toHaveLength(3));
  expect(api.bodies(IMPORT)[2]?.csvFile).toMatchObject({ name: 'yeni.csv' });
});

/** Starts an import that will fail, leaves the screen and waits for the confirmation dialog. */
async function leaveDuringImport() {
  const app = await openImport({ imported: { added: 1, changed: 0, refused: [] } });
  await app.user.upload(app.chooser, file());
  const button = await app.dialog.findByRole('button', { name: '1 katılımcı al' });
  const release = app.api.hold(IMPORT);
  app.api.fail(IMPORT, 503, { message: 'Sunucu meşgul.' });
  await app.user.click(button);
  await act(async () => void app.router.navigate('/admin'));
  const question = await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş Değişiklikler' });
  return { ...app, release, question };
}

test('leaving during an import asks for confirmation; the dialog stays open and shows why the import failed', async () => {
  const { api, user, dialog, chooser, question, release, location } = await leaveDuringImport();
  await user.click(within(question).getByRole('button', { name: 'İptal' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(chooser).toBeDisabled();
  release();
  expect(await dialog.findByText('Dosya alınamadı.')).toBeVisible();
  expect(dialog.getByText('Sunucu meşgul.')).toBeVisible();
  expect(api.exhibitors).toHaveLength(2);
  expect(location()).toBe(PATH);
});

test('an import that fails while the confirmation dialog is open closes that dialog and shows the failure', async () => {
  const { dialog, release, location } = await leaveDuringImport();
  release();
  expect(await dialog.findByText('Dosya alınamadı.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location()).toBe(PATH);
});
