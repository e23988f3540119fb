import { anAdminFair } from '@fuar/shared/testing/builders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { watchSignIns } from '../../components/layout/watch-sign-ins.ts';
import { SIGN_IN_KEY } from '../../lib/announce-sign-in.ts';
import { aUser } from '../../testing/builders.ts';
import { openApp } from '../../testing/render-app.tsx';

async function setUp() {
  const app = openApp('/admin/fairs', { fairs: [anAdminFair({ id: 4, title: 'Kitap' })] });
  await app.user.click(await screen.findByRole('button', { name: 'Düzenle: Kitap' }));
  await app.user.type(await screen.findByLabelText(/Başlık/), ' Fuarı');
  app.api.email = undefined;
  await app.user.click(screen.getByRole('button', { name: 'Kaydet' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Yeniden Giriş Yapın' });
  return { ...app, dialog: within(dialog) };
}

test('cancelling the sign-in keeps the typed text', async () => {
  const { user, dialog, location } = await setUp();
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  expect(await screen.findByText('Oturumunuz sona erdi. Lütfen yeniden giriş yapın.')).toBeVisible();
  expect(screen.getByLabelText(/Başlık/)).toHaveValue('Kitap Fuarı');
  expect(location()).toBe('/admin/fairs');
});

test('a form stays open if its save is refused and the session cannot be checked again', async () => {
  const { user, api } = openApp('/admin/fairs', { fairs: [anAdminFair({ id: 4, title: 'Kitap' })] });
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Kitap' }));
  const title = await screen.findByLabelText(/Başlık/);
  await user.type(title, ' Fuarı');
  api.fail('PUT /admin/fairs/4', 403);
  api.fail('GET /auth/verify', 503);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(api.bodies('GET /auth/verify')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(title).toBeVisible();
  expect(title).toHaveValue('Kitap Fuarı');
});

test.each([
  {
    what: 'a typed password',
    path: '/admin/account',
    buttons: ['Şifre Değiştir'],
    fill: async (user: UserEvent) => user.type(await screen.findByLabelText('Yeni Şifre'), 'Yazılan'),
    kept: () => screen.getByDisplayValue('Yazılan'),
  },
  {
    what: 'the name of a passkey',
    path: '/admin/account',
    buttons: ['Geçiş anahtarı ekle'],
    fill: async (user: UserEvent) => user.type(await screen.findByLabelText('Anahtarın adı'), 'Yazılan'),
    kept: () => screen.getByDisplayValue('Yazılan'),
  },
  {
    what: 'a chosen file',
    path: '/admin/fairs/4/exhibitors',
    buttons: ['CSV’den al'],
    fill: async (user: UserEvent) =>
      user.upload(
        await screen.findByLabelText('CSV dosyası'),
        new File(['x'], 'liste.csv', { type: 'text/csv' }),
      ),
    kept: () => screen.getByText('liste.csv'),
  },
  {
    what: 'an invite link',
    path: '/admin/users',
    buttons: ['Ayrıntıları aç: veli@ornek.test', 'Şifre bağlantısı gönder'],
    fill: async () => {},
    kept: () => screen.getByDisplayValue('https://ornek.test/signin/davet?token=x'),
  },
])('a dialog keeps $what when the session has ended', async ({ path, buttons, fill, kept }) => {
  const { user, api, location } = openApp(path, {
    fairs: [anAdminFair({ id: 4 })],
    users: [aUser({ email: 'ayse@ornek.test', role: 'admin' }), aUser({ email: 'veli@ornek.test' })],
    inviteUrl: 'https://ornek.test/signin/davet?token=x',
  });
  for (const name of buttons) await user.click(await screen.findByRole('button', { name }));
  await fill(user);
  await waitFor(() => expect(kept()).toBeVisible());
  api.email = undefined;
  fireEvent(window, new Event('visibilitychange'));
  const again = within(await screen.findByRole('alertdialog', { name: 'Yeniden Giriş Yapın' }));
  await user.type(again.getByLabelText('Şifre'), 'dogru-sifre{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Yeniden Giriş Yapın' })).toBeNull());
  expect(kept()).toBeVisible();
  expect(location()).toBe(path);
});

test('the sign-in dialog stays open until the password is right, and then the form is saved', async () => {
  const { api, user, dialog, location } = await setUp();
  expect(dialog.getByLabelText('Şifre')).toHaveFocus();
  const release = api.hold('POST /auth/login');
  await user.keyboard('yanlis{Enter}');
  await waitFor(() => expect(api.bodies('POST /auth/login')).toHaveLength(1));
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  release();
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Şifre')).toHaveFocus();
  await user.keyboard('dogru-sifre{Enter}');
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(location()).toBe('/admin/fairs');
});

test('names the user whom another tab has signed in, and keeps the form', async () => {
  const fairs = [anAdminFair({ id: 4, title: 'Kitap' })];
  const { user, api, queryClient } = openApp('/admin/fairs', { fairs });
  onTestFinished(watchSignIns(queryClient));
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Kitap' }));
  await user.type(await screen.findByLabelText(/Başlık/), ' Fuarı');
  api.email = 'mehmet@ornek.test';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SIGN_IN_KEY })));
  expect(await screen.findByText(/mehmet@ornek\.test hesabıyla giriş yapıldı/)).toBeVisible();
  expect(screen.getByLabelText(/Başlık/)).toHaveValue('Kitap Fuarı');
  expect(document.body).toHaveTextContent('Kullanıcı menüsü: mehmet@ornek.test');
});
