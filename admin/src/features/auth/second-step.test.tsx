import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CODE } from '../../testing/people.ts';
import { openApp, renderApp } from '../../testing/render-app.tsx';
import { createFakeApi } from '../../testing/server.ts';

const startAuthentication = vi.hoisted(() => vi.fn<(given: unknown) => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const TOTP = { next: 'totp', ticket: 'bilet' } as const;
const PASSKEY = { next: 'passkey', ticket: 'bilet', options: { challenge: 'YWJj' } } as const;

async function signIn(nextStep: typeof TOTP | typeof PASSKEY) {
  const app = renderApp('/signin', createFakeApi({ nextStep }));
  await app.user.type(await screen.findByLabelText('E-posta'), 'ayse@ornek.test');
  await app.user.type(screen.getByLabelText('Şifre'), 'dogru-sifre');
  await app.user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  await screen.findByRole('heading', { name: 'İkinci Adım' });
  const sent = () => app.api.bodies('POST /auth/second-factor');
  return { sent, ...app };
}

test('the sixth digit sends the code and opens the back-office', async () => {
  const { user, sent, location } = await signIn(TOTP);
  const code = await screen.findByLabelText('Doğrulama kodu');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.keyboard(CODE);
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  expect(sent()).toEqual([{ ticket: 'bilet', code: CODE }]);
  expect(location()).toBe('/admin');
});

test('a wrong code shows the server’s message and is selected for the next try', async () => {
  const { user } = await signIn(TOTP);
  await screen.findByLabelText('Doğrulama kodu');
  await user.keyboard('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Kod hatalı, kullanılmış ya da süresi dolmuş.');
  expect(screen.getByLabelText('Doğrulama kodu')).toHaveFocus();
  await user.keyboard(CODE);
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
});

test('a recovery code is sent with the button only', async () => {
  const { user, sent } = await signIn(TOTP);
  await user.click(await screen.findByRole('button', { name: 'Kurtarma kodu kullan' }));
  expect(screen.getByLabelText('Kurtarma kodu')).toHaveAccessibleDescription(/Kodunuz yoksa bir yöneticiden/);
  await user.click(screen.getByRole('button', { name: 'Devam Et' }));
  expect(screen.getByLabelText('Kurtarma kodu')).toHaveAccessibleDescription(/Kodu giriniz\.$/);
  await user.type(screen.getByLabelText('Kurtarma kodu'), '123456-abcde');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Devam Et' }));
  await waitFor(() => expect(sent()).toEqual([{ ticket: 'bilet', code: '123456-abcde' }]));
  await screen.findByRole('alert');
});

test('a button leads back to the sign-in for another account', async () => {
  const { user } = await signIn(TOTP);
  await user.click(await screen.findByRole('button', { name: 'Başka hesapla giriş' }));
  expect(screen.getByLabelText('E-posta')).toHaveValue('');
});

test('the browser asks for the passkey at once', async () => {
  let answer = (_credential: { id: string }): void => undefined;
  startAuthentication.mockReturnValueOnce(
    new Promise<{ id: string }>((resolve) => {
      answer = resolve;
    }),
  );
  const { sent } = await signIn(PASSKEY);
  answer({ id: 'anahtar' });
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: PASSKEY.options });
  expect(sent()).toEqual([{ ticket: 'bilet', credential: { id: 'anahtar' } }]);
});

test('after a cancelled passkey the user can try again or type a code', async () => {
  startAuthentication.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const { user } = await signIn(PASSKEY);
  expect(await screen.findByRole('alert')).toHaveTextContent('Geçiş anahtarı kullanılamadı.');
  startAuthentication.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(screen.getByRole('button', { name: 'Geçiş anahtarıyla devam et' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bunun yerine kod kullan' }));
  await user.type(screen.getByLabelText('Kod'), CODE);
  await user.click(screen.getByRole('button', { name: 'Devam Et' }));
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
});

test('the sign-in during work asks for the second step too, and then the save continues', async () => {
  const { api, user } = openApp('/admin/account', { nextStep: TOTP });
  await user.type(await screen.findByLabelText('Ad Soyad'), 'Ayşe');
  api.email = undefined;
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Yeniden Giriş Yapın' }));
  await user.type(dialog.getByLabelText('Şifre'), 'dogru-sifre');
  await user.click(dialog.getByRole('button', { name: 'Giriş Yap' }));
  await user.type(await dialog.findByLabelText('Doğrulama kodu'), CODE.slice(0, 5));
  await user.keyboard('{Escape}');
  await user.type(dialog.getByLabelText('Doğrulama kodu'), CODE.slice(5));
  expect(await screen.findByText('Bilgileriniz kaydedildi.')).toBeVisible();
});

test('a forgotten password keeps the typed e-mail address; the answer does not reveal whether the account exists', async () => {
  const { api, user } = renderApp('/signin');
  await user.type(await screen.findByLabelText('E-posta'), 'ayse@ornek.test');
  await user.click(screen.getByRole('button', { name: 'Şifremi unuttum' }));
  await screen.findByRole('heading', { name: 'Yeni Şifre İste' });
  api.fail('POST /auth/forgot', 429, { message: 'Çok fazla istek gönderildi.' });
  await user.click(screen.getByRole('button', { name: 'Bağlantı Gönder' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Çok fazla istek gönderildi.');
  api.recover('POST /auth/forgot');
  await user.click(screen.getByRole('button', { name: 'Bağlantı Gönder' }));
  expect(await screen.findByText(/^Bu adresle bir hesap varsa/)).toBeVisible();
  expect(api.sent.at(-1)).toEqual({ call: 'POST /auth/forgot', body: { email: 'ayse@ornek.test' } });
  await user.click(screen.getByRole('button', { name: 'Girişe dön' }));
  expect(screen.getByLabelText('Şifre')).toBeVisible();
  expect(screen.getByLabelText('E-posta')).toHaveValue('ayse@ornek.test');
});
