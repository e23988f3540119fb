import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { startSignIn } from '../../start-sign-in.tsx';
import { TOKEN } from '../../testing/people.ts';
import { retype } from '../../testing/render-app.tsx';
import { createFakeApi, type FakeApi } from '../../testing/server.ts';

let root: Root;

async function open(api: FakeApi, token = TOKEN) {
  vi.stubGlobal('fetch', api.fetch);
  history.replaceState(null, '', `/signin/davet?token=${token}`);
  await act(async () => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await startSignIn(root);
  });
  return userEvent.setup();
}

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

async function fillIn(user: ReturnType<typeof userEvent.setup>, password: string, repeated = password) {
  const [first, second] = [
    await screen.findByLabelText('Yeni Şifre'),
    screen.getByLabelText('Yeni Şifre (tekrar)'),
  ];
  await retype(user, first, password);
  await retype(user, second, repeated);
  await user.click(screen.getByRole('button', { name: 'Şifreyi Kaydet' }));
}

test('a link is checked, sets the password and the name and opens the dashboard', async () => {
  const api = createFakeApi();
  const release = api.hold('POST /auth/invite/check');
  const user = await open(api);
  expect(screen.getByRole('status')).toHaveTextContent('Yükleniyor...');
  expect(screen.queryByLabelText('Yeni Şifre')).not.toBeInTheDocument();
  release();
  await user.type(await screen.findByLabelText('Ad Soyad'), 'Ayşe Kaya');
  expect(screen.queryByText('Yükleniyor...')).not.toBeInTheDocument();
  await fillIn(user, 'uzun-bir-sifre');
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  expect(location.pathname + location.search).toBe('/admin');
  expect(api.bodies('POST /auth/invite')[0]).toEqual({
    token: TOKEN,
    password: 'uzun-bir-sifre',
    name: 'Ayşe Kaya',
  });
});

test('each mistake is shown at its field and focused', async () => {
  const user = await open(createFakeApi());
  await fillIn(user, 'kisa');
  const password = screen.getByLabelText('Yeni Şifre');
  expect(password).toHaveAccessibleDescription('Şifre en az 12 karakter olmalıdır.');
  expect(password).toHaveFocus();
  await fillIn(user, 'uzun-bir-sifre', 'baska-bir-sifre');
  expect(screen.getByLabelText('Yeni Şifre (tekrar)')).toHaveAccessibleDescription(
    'Yeni şifreler aynı değil.',
  );
  await fillIn(user, '123456789012');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/^Bu şifre çok yaygın/));
});

test.each([
  ['eski', /^Bu bağlantı kullanılmış ya da süresi dolmuş/],
  ['', /^Bağlantı eksik/],
])('the token "%s" shows the reason and a link to the sign-in instead of the form', async (token, text) => {
  const api = createFakeApi();
  await open(api, token);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('heading')).toHaveTextContent('Bağlantı Geçersiz');
  expect(screen.getByRole('link', { name: 'Girişe dön' })).toHaveAttribute('href', '/signin');
  expect(screen.queryByLabelText('Yeni Şifre')).not.toBeInTheDocument();
  expect(api.bodies('POST /auth/invite')).toEqual([]);
});

test.each([0, 429, 500, 503])('a check that fails with %j shows the form, which works', async (status) => {
  const api = createFakeApi();
  api.fail('POST /auth/invite/check', status);
  const user = await open(api);
  await fillIn(user, 'uzun-bir-sifre');
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
});

test('a link that ends while the form is open shows the reason and a link to the sign-in', async () => {
  const api = createFakeApi();
  api.fail('POST /auth/invite', 404, { message: 'Bu bağlantı kullanılmış.' });
  const user = await open(api);
  await fillIn(user, 'uzun-bir-sifre');
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu bağlantı kullanılmış.');
  expect(screen.getByRole('link', { name: 'Girişe dön' })).toBeVisible();
});

test('the page asks for the second factor of the account after the new password', async () => {
  const api = createFakeApi({ nextStep: { next: 'totp', ticket: 'bilet' } });
  const user = await open(api);
  await fillIn(user, 'uzun-bir-sifre');
  await user.type(await screen.findByLabelText('Doğrulama kodu'), '123456');
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
});
