import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { type Given, openApp, openDialog, refetchLate, retype } from '../../testing/render-app.tsx';
import './user-dialog.tsx';

const OWN = aUser({
  id: 101,
  email: 'ayse@ornek.test',
  name: 'Ayşe Kaya',
  role: 'admin',
  secondFactor: 'totp',
});
const EDITOR = aUser({ id: 102, email: 'veli@ornek.test', name: 'Veli Ak', role: 'editor', isInvited: true });
const CLOSED = aUser({
  id: 103,
  email: 'can@ornek.test',
  role: 'inbox',
  isDisabled: true,
  secondFactor: 'passkey',
});

async function setUp(given: Given = {}) {
  const app = openApp('/admin/users', { users: [OWN, EDITOR, CLOSED], ...given });
  await screen.findByRole('heading', { name: 'Kullanıcılar' });
  const open = async (email: string) =>
    app.user.click(await screen.findByRole('button', { name: `Ayrıntıları aç: ${email}` }));
  const changes = () =>
    app.api.sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);
  return { open, changes, ...app };
}

const confirm = async (user: Awaited<ReturnType<typeof setUp>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Onayla' }));

test('lists everybody with role, state and second factor', async () => {
  await setUp();
  const rows = within(await screen.findByRole('table', { name: 'Kullanıcı listesi' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Ayşe Kayaayse@ornek\.testSiz.*Yönetici.*Doğrulama uygulaması/),
    expect.stringMatching(/^Veli Akveli@ornek\.testDavet edildi.*Editör.*Yok.*Henüz girmedi/),
    expect.stringMatching(/^can@ornek\.testKapalı.*Gelen kutusu.*Geçiş anahtarı/),
  ]);
  expect(screen.getByText('3 kullanıcı')).toBeVisible();
});

test('adding a user sends an invite at once, and shows the link if there is no mail server', async () => {
  const { user, changes } = await setUp({ inviteUrl: 'https://ornek.test/signin/davet?token=x' });
  const form = await openDialog(user, 'Kullanıcı Ekle', 'Kullanıcı Ekle');
  expect(form.getByLabelText('E-posta')).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Ekle ve Davet Et' }));
  expect(await form.findByText('E-posta alanı zorunludur.')).toBeVisible();
  await user.type(form.getByLabelText('E-posta'), 'yeni@ornek.test');
  await user.click(form.getByRole('radio', { name: /^Gelen kutusu/ }));
  await user.click(form.getByRole('button', { name: 'Ekle ve Davet Et' }));
  const link = within(await screen.findByRole('alertdialog', { name: 'Davet Bağlantısı' }));
  expect(link.getByLabelText('Bağlantı')).toHaveValue('https://ornek.test/signin/davet?token=x');
  await user.click(link.getByRole('button', { name: 'Kopyala' }));
  expect(await screen.findByText('Bağlantı kopyalandı.')).toBeVisible();
  expect(changes()).toEqual([
    ['POST /admin/users', { email: 'yeni@ornek.test', name: '', role: 'inbox' }],
    [expect.stringMatching(/^POST \/admin\/users\/\d+\/invite$/), {}],
  ]);
});

test('a toast confirms a mailed invite, and a taken address shows an error at its field', async () => {
  const { user } = await setUp();
  const form = await openDialog(user, 'Kullanıcı Ekle', 'Kullanıcı Ekle');
  await user.type(form.getByLabelText('E-posta'), EDITOR.email);
  await user.click(form.getByRole('button', { name: 'Ekle ve Davet Et' }));
  expect(await form.findByText('Bu e-posta adresiyle bir hesap var.')).toBeVisible();
  await retype(user, form.getByLabelText('E-posta'), 'yeni@ornek.test');
  await user.click(form.getByRole('button', { name: 'Ekle ve Davet Et' }));
  expect(await screen.findByText('Bağlantı yeni@ornek.test adresine gönderildi.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a new account whose invite fails is in the list', async () => {
  const { api, user } = await setUp();
  const newId = aUser().id + 1;
  api.fail(`POST /admin/users/${newId}/invite`, 500);
  const form = await openDialog(user, 'Kullanıcı Ekle', 'Kullanıcı Ekle');
  await user.type(form.getByLabelText('E-posta'), 'yeni@ornek.test');
  await user.click(form.getByRole('button', { name: 'Ekle ve Davet Et' }));
  expect(await screen.findByText('4 kullanıcı')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ayrıntıları aç: yeni@ornek.test' })).toBeVisible();
});

test('an edit sends only what it changes, so it restores no role that another administrator took away', async () => {
  const { user, open, changes } = await setUp();
  await open(EDITOR.email);
  const form = await openDialog(user, 'Düzenle', 'Kullanıcıyı Düzenle');
  await user.click(form.getByRole('radio', { name: /^Yönetici/ }));
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Kullanıcı güncellendi.')).toBeVisible();
  const again = await openDialog(user, 'Düzenle', 'Kullanıcıyı Düzenle');
  await retype(user, again.getByLabelText('Ad Soyad'), 'Veli Aksoy');
  await user.click(again.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes()).toEqual([
    [`PATCH /admin/users/${EDITOR.id}`, { role: 'admin' }],
    [`PATCH /admin/users/${EDITOR.id}`, { name: 'Veli Aksoy' }],
  ]);
});

test('closes an account, opens a closed account, and resets a second factor', async () => {
  const { user, open, changes } = await setUp();
  await open(EDITOR.email);
  await user.click(screen.getByRole('button', { name: 'Hesabı kapat' }));
  await confirm(user);
  expect(await screen.findByText('Hesap kapatıldı.')).toBeVisible();
  await open(CLOSED.email);
  await user.click(screen.getByRole('button', { name: 'İkinci adımı sıfırla' }));
  await confirm(user);
  expect(await screen.findByText('İkinci adım sıfırlandı.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hesabı aç' }));
  expect(await screen.findByText('Hesap açıldı.')).toBeVisible();
  expect(changes()).toEqual([
    ['PATCH /admin/users/102', { isDisabled: true }],
    ['PATCH /admin/users/103', { secondFactor: 'none' }],
    ['PATCH /admin/users/103', { isDisabled: false }],
  ]);
});

test('deletes a user after a confirmation; if the server refuses, its message is shown', async () => {
  const { user, open, api } = await setUp();
  api.fail('DELETE /admin/users/102', 409, { message: 'Son etkin yönetici kapatılamaz.' });
  await open(EDITOR.email);
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  await confirm(user);
  expect(await screen.findByText('Son etkin yönetici kapatılamaz.')).toBeVisible();
  api.recover('DELETE /admin/users/102');
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  await confirm(user);
  expect(await screen.findByText('Kullanıcı silindi.')).toBeVisible();
  expect(screen.queryByText(EDITOR.email)).not.toBeInTheDocument();
});

test.each(['Sil', 'Hesabı kapat'])(
  '“%s” removes from the list a user whom somebody else has deleted',
  async (name) => {
    const { user, open, api } = await setUp();
    await open(EDITOR.email);
    api.users = [OWN, CLOSED];
    await user.click(screen.getByRole('button', { name }));
    await confirm(user);
    expect(await screen.findByText('Aradığınız kayıt bulunamadı.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(EDITOR.email)).not.toBeInTheDocument());
  },
);

test('a click anywhere on a row opens it; the user’s own account can only be edited here', async () => {
  const { user } = await setUp();
  await user.click(await screen.findByText('Siz'));
  expect(screen.getByRole('button', { name: `Ayrıntıları kapat: ${OWN.email}` })).toHaveFocus();
  expect(screen.getByText(/^Bu sizin hesabınız/)).toBeVisible();
  for (const name of ['Sil', 'Hesabı kapat', 'İkinci adımı sıfırla', 'Şifre bağlantısı gönder']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

async function setUpSwitch() {
  const app = await setUp();
  app.api.account = { ...app.api.account, secondFactor: 'totp' };
  const box = await screen.findByRole('checkbox', { name: /^Herkesten ikinci adım iste/ });
  await waitFor(() => expect(box).toBeEnabled());
  return { ...app, box };
}

test('the required second factor stays switched on when an older answer arrives late', async () => {
  const { user, api, box } = await setUpSwitch();
  const release = await refetchLate(api, 'GET /admin/security');
  await user.click(box);
  await confirm(user);
  expect(await screen.findByText('İkinci adım artık herkes için zorunlu.')).toBeVisible();
  await release();
  expect(box).toBeChecked();
});

test('a second factor is required of everybody only after a confirmation', async () => {
  const { user, api, box } = await setUpSwitch();
  await user.click(box);
  await confirm(user);
  expect(await screen.findByText('İkinci adım artık herkes için zorunlu.')).toBeVisible();
  expect(box).toBeChecked();
  await user.click(box);
  expect(await screen.findByText('İkinci adım artık isteğe bağlı.')).toBeVisible();
  expect(api.isSecondFactorRequired).toBe(false);
});
