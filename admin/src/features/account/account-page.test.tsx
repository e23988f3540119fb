import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CODE, NOBODY } from '../../testing/people.ts';
import { answer, type Given, openApp, openDialog, refetchLate, retype } from '../../testing/render-app.tsx';
import './totp-dialog.tsx';

const startRegistration = vi.hoisted(() => vi.fn<(given: unknown) => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

const WITH_TOTP = { secondFactor: 'totp', hasTotp: true, recoveryCodesLeft: 8 } as const;
const PASSKEY = { id: 'a1', name: 'Ofis bilgisayarı', createdAt: '2026-05-04T09:30:00.000Z' };

async function setUp(account: Partial<typeof NOBODY.account> = {}, given: Given = {}) {
  const app = openApp('/admin/account', { account: { ...NOBODY.account, ...account }, ...given });
  await screen.findByRole('heading', { name: 'İkinci Adım' });
  return app;
}

type User = Awaited<ReturnType<typeof setUp>>['user'];

async function givePassword(user: User, title: string, button: string, password = 'dogru-sifre') {
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await retype(user, dialog.getByLabelText('Şifreniz'), password);
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

test('changes the user’s name, and the dashboard then greets the user by name and e-mail address', async () => {
  const { user, api, router } = await setUp();
  await user.type(screen.getByLabelText('Ad Soyad'), 'Ayşe Kaya');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Bilgileriniz kaydedildi.')).toBeVisible();
  expect(api.account.name).toBe('Ayşe Kaya');
  await waitFor(() => expect(screen.getByLabelText('Ad Soyad')).toHaveFocus());
  await router.navigate('/admin');
  expect(
    await screen.findByRole('heading', { name: 'Hoş geldiniz, Ayşe Kaya (ayse@ornek.test)' }),
  ).toBeVisible();
});

test('sets up an authenticator app and shows the recovery codes once; the dialog stays open while a code is checked', async () => {
  const { user, api } = await setUp();
  const dialog = await openDialog(user, 'Uygulamayı kur', 'Doğrulama Uygulamasını Kur');
  expect(dialog.getByRole('img', { name: /karekod/ })).toBeVisible();
  expect(dialog.getByText('ABCD EFGH')).toBeVisible();
  const confirm = 'POST /admin/account/totp/confirm';
  const release = api.hold(confirm);
  await user.type(dialog.getByLabelText('Uygulamadaki kod'), '000000{Enter}');
  await waitFor(() => expect(api.bodies(confirm)).toHaveLength(1));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  release();
  expect(await dialog.findByText('Kod hatalı ya da süresi dolmuş.')).toBeVisible();
  await retype(user, dialog.getByLabelText('Uygulamadaki kod'), `${CODE}{Enter}`);
  const codes = within(await screen.findByRole('dialog', { name: 'Kurtarma Kodlarınız' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  expect(codes.getByRole('button', { name: 'Kopyala' })).toHaveFocus();
  await user.click(codes.getByRole('button', { name: 'Kodları sakladım' }));
  expect(screen.getByText('10 kod kaldı')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Uygulamayı kaldır' })).toBeVisible();
});

test('removing the authenticator app asks for the password and warns about the last factor', async () => {
  const { user, api } = await setUp(WITH_TOTP);
  await user.click(screen.getByRole('button', { name: 'Uygulamayı kaldır' }));
  const dialog = await givePassword(user, 'Doğrulama Uygulamasını Kaldır', 'Kaldır', 'yanlis');
  expect(dialog.getByText(/Bu son ikinci adımınız/)).toBeVisible();
  expect(await dialog.findByText('Mevcut şifre hatalı.')).toBeVisible();
  await givePassword(user, 'Doğrulama Uygulamasını Kaldır', 'Kaldır');
  expect(await screen.findByText('Doğrulama uygulaması kaldırıldı.')).toBeVisible();
  expect(api.account.secondFactor).toBe('none');
});

test('adds a passkey with a name', async () => {
  startRegistration.mockResolvedValueOnce({ id: 'yeni' });
  const { user, api } = await setUp(WITH_TOTP);
  await user.click(screen.getByRole('button', { name: 'Geçiş anahtarı ekle' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Geçiş Anahtarı Ekle' }));
  await user.click(dialog.getByRole('button', { name: 'Geçiş anahtarı ekle' }));
  expect(await dialog.findByText('Geçiş anahtarına bir ad verin.')).toBeVisible();
  await user.type(dialog.getByLabelText('Anahtarın adı'), 'Telefonum{Enter}');
  expect(await screen.findByText('Geçiş anahtarı eklendi.')).toBeVisible();
  expect(api.bodies('POST /admin/account/passkeys').at(-1)).toEqual({
    name: 'Telefonum',
    credential: { id: 'yeni' },
  });
  expect(
    within(screen.getByRole('list', { name: 'Geçiş anahtarları' })).getByText('Telefonum'),
  ).toBeVisible();
});

test.each([
  ['NotAllowedError', /onaylayıp tekrar deneyin/],
  ['InvalidStateError', /zaten bir geçiş anahtarı var/],
])('a passkey that the browser refuses with %s shows the message for this error', async (name, text) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  startRegistration.mockRejectedValueOnce(Object.assign(new Error('x'), { name }));
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Geçiş anahtarı ekle' }));
  await user.type(await screen.findByLabelText('Anahtarın adı'), 'Telefonum{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('removes a passkey', async () => {
  const { user, api } = await setUp({ secondFactor: 'passkey', passkeys: [PASSKEY], recoveryCodesLeft: 8 });
  await user.click(screen.getByRole('button', { name: 'Kaldır: Ofis bilgisayarı' }));
  await givePassword(user, 'Geçiş Anahtarını Kaldır', 'Kaldır');
  expect(await screen.findByText('Geçiş anahtarı kaldırıldı.')).toBeVisible();
  expect(api.account.passkeys).toEqual([]);
});

test('a passkey that another tab has removed disappears, and its dialog says so', async () => {
  const { user, api } = await setUp({ secondFactor: 'passkey', passkeys: [PASSKEY], recoveryCodesLeft: 8 });
  await user.click(screen.getByRole('button', { name: 'Kaldır: Ofis bilgisayarı' }));
  api.account = NOBODY.account;
  api.fail('DELETE /admin/account/passkeys/a1', 404, { message: 'Bu geçiş anahtarı daha önce kaldırılmış.' });
  const dialog = await givePassword(user, 'Geçiş Anahtarını Kaldır', 'Kaldır');
  expect(await dialog.findByText('Bu geçiş anahtarı daha önce kaldırılmış.')).toBeVisible();
  expect(screen.getByText('Henüz geçiş anahtarınız yok.')).toBeVisible();
});

test('if the answer with the recovery codes is lost, the dialog leads to new codes', async () => {
  const { user, api } = await setUp();
  const dialog = await openDialog(user, 'Uygulamayı kur', 'Doğrulama Uygulamasını Kur');
  api.account = { ...NOBODY.account, ...WITH_TOTP };
  api.fail('POST /admin/account/totp/confirm', 0);
  await user.type(dialog.getByLabelText('Uygulamadaki kod'), `${CODE}{Enter}`);
  expect(await dialog.findByText(/kurtarma kodlarınız gösterilemedi.*“Yeni kodlar oluştur”/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  expect(screen.getByRole('button', { name: 'Yeni kodlar oluştur' })).toBeVisible();
});

test('setting up a required second factor opens all screens', async () => {
  const { user } = await setUp({}, { needsSecondFactor: true });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Yöneticiniz herkesten ikinci adım istiyor/);
  await user.click(screen.getByRole('button', { name: 'Uygulamayı kur' }));
  await user.type(await screen.findByLabelText('Uygulamadaki kod'), `${CODE}{Enter}`);
  expect(await screen.findByText(/^İkinci adım kuruldu/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Yöneticiniz herkesten/)).not.toBeInTheDocument());
});

beforeEach(() => startRegistration.mockReset());

test('closing the recovery codes and leaving the screen ask for confirmation until the codes are copied', async () => {
  const { user, router, location } = await setUp({ ...WITH_TOTP, recoveryCodesLeft: 2 });
  await user.click(screen.getByRole('button', { name: 'Yeni kodlar oluştur' }));
  await givePassword(user, 'Yeni Kurtarma Kodları', 'Oluştur');
  const codes = within(await screen.findByRole('dialog', { name: 'Kurtarma Kodlarınız' }));
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isWarned()).toBe(true);
  void router.navigate('/admin');
  await answer(user, 'Kaydedilmemiş Değişiklikler', 'İptal');
  expect(location()).toBe('/admin/account');
  await user.keyboard('{Escape}');
  await answer(user, 'Kodları Saklamadınız', 'İptal');
  await user.click(codes.getByRole('button', { name: 'Kopyala' }));
  expect(await screen.findByText('Kodlar kopyalandı.')).toBeVisible();
  await waitFor(() => expect(isWarned()).toBe(false));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a saved name stays when an answer from before the save arrives late', async () => {
  const { user, api } = await setUp();
  const release = await refetchLate(api, 'GET /admin/account');
  await user.type(screen.getByLabelText('Ad Soyad'), 'Ayşe');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Bilgileriniz kaydedildi.')).toBeVisible();
  await release();
  expect(screen.getByLabelText('Ad Soyad')).toHaveValue('Ayşe');
});

test('a name that is typed while another is being saved stays', async () => {
  const { user, api } = await setUp();
  await user.type(screen.getByLabelText('Ad Soyad'), 'Ayşe');
  const release = api.hold('PATCH /admin/account');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await user.type(screen.getByLabelText('Ad Soyad'), ' Kaya');
  release();
  expect(await screen.findByText('Bilgileriniz kaydedildi.')).toBeVisible();
  expect(api.account.name).toBe('Ayşe');
  expect(screen.getByLabelText('Ad Soyad')).toHaveValue('Ayşe Kaya');
  expect(screen.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
});
