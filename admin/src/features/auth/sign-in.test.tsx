import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp, renderApp } from '../../testing/render-app.tsx';
import { createFakeApi } from '../../testing/server.ts';
import { takeErrors } from '../../testing/setup.ts';

const EMAIL = 'ayse@ornek.test';

async function fillIn(user: ReturnType<typeof renderApp>['user'], password: string) {
  await user.type(await screen.findByLabelText('E-posta'), EMAIL);
  await user.type(screen.getByLabelText('Şifre'), password);
}

test('signing in opens the dashboard, which greets the user by e-mail address', async () => {
  const { api, user, location } = renderApp('/signin');
  const release = api.hold('POST /auth/login');
  await fillIn(user, 'dogru-sifre');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  expect(screen.getByRole('button', { name: 'Giriş Yapılıyor...' })).toBeDisabled();
  release();
  expect(await screen.findByRole('heading', { name: `Hoş geldiniz, ${EMAIL}` })).toBeVisible();
  expect(location()).toBe('/admin');
  await waitFor(() => expect(document.title).toMatch(/^Genel Bakış/));
});

test.each([
  [401, { message: 'E-posta adresi veya şifre hatalı.' }, 'E-posta adresi veya şifre hatalı.'],
  [429, { message: 'Çok fazla deneme.' }, 'Çok fazla deneme.'],
  [502, {}, 'Giriş başarısız. Lütfen bilgilerinizi kontrol edin.'],
  [0, {}, 'Sunucuya ulaşılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.'],
])('a failure with status %i shows its message and keeps the typed text', async (status, body, text) => {
  const { api, user } = renderApp('/signin');
  api.fail('POST /auth/login', status, body);
  await fillIn(user, 'yanlis');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('E-posta')).toHaveValue(EMAIL);
  expect(screen.getByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
});

test('a user whose browser has no free storage can sign in and change the theme and the sidebar', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  const { user } = renderApp('/signin');
  await fillIn(user, 'dogru-sifre');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  await user.click(await screen.findByRole('button', { name: /^Kullanıcı menüsü/ }));
  await user.click(screen.getByRole('button', { name: 'Koyu temaya geç' }));
  expect(document.documentElement).toHaveClass('dark');
  await user.click(screen.getByRole('button', { name: 'Açık temaya geç' }));
  await user.click(screen.getByRole('button', { name: 'Menüyü daralt' }));
  expect(screen.getByRole('button', { name: 'Menüyü genişlet' })).toBeVisible();
});

test('an e-mail address with the İ of a Turkish keyboard signs in', async () => {
  const { api, user } = renderApp('/signin');
  await user.type(await screen.findByLabelText('E-posta'), 'İnfo@ornek.test');
  await user.type(screen.getByLabelText('Şifre'), 'dogru-sifre');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  await screen.findByRole('heading', { name: /^Hoş geldiniz/ });
  const { body } = api.sent.find(({ call }) => call === 'POST /auth/login') ?? {};
  expect(body).toMatchObject({ username: 'Info@ornek.test' });
});

test('a sign-in without a password, or without a whole address, is not sent', async () => {
  const { api, user } = renderApp('/signin');
  await user.type(await screen.findByLabelText('E-posta'), EMAIL);
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  await user.clear(screen.getByLabelText('E-posta'));
  await fillIn(user, 'dogru-sifre');
  await user.type(screen.getByLabelText('E-posta'), '@');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  expect(api.sent.map(({ call }) => call)).not.toContain('POST /auth/login');
});

test('both fields are required, and the password can be shown and hidden', async () => {
  const { user } = renderApp('/signin');
  const password = await screen.findByLabelText('Şifre');
  expect(screen.getByLabelText('E-posta')).toBeRequired();
  expect(screen.getByLabelText('E-posta')).toHaveAttribute('type', 'email');
  expect(password).toBeRequired();
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Şifreyi gizle' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
});

test('/signin redirects a signed-in user', async () => {
  const { location } = openApp('/signin');
  await waitFor(() => expect(location()).toBe('/admin'));
});

test('the guard shows that it is checking, then redirects to /signin and replaces the history entry', async () => {
  const api = createFakeApi();
  const release = api.hold('GET /auth/verify');
  const { router, location } = renderApp('/admin/fairs', api);
  // Query the text again, because two components show it in turn: first the lazy route, then the guard.
  await waitFor(() => expect(screen.getByText('Yükleniyor...')).toBeVisible());
  release();
  await screen.findByLabelText('E-posta');
  expect(location()).toBe('/signin');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(api.sent.map(({ call }) => call)).not.toContain('GET /admin/fairs');
});

test('signing in opens the page that the guard refused', async () => {
  const { user, location } = renderApp('/admin/fairs?status=Upcoming');
  await fillIn(user, 'dogru-sifre');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  expect(await screen.findByRole('heading', { name: 'Fuar Yönetimi' })).toBeVisible();
  expect(location()).toBe('/admin/fairs?status=Upcoming');
});

test('a server error of the session check counts as signed out', async () => {
  const { api, location } = openApp('/admin');
  api.fail('GET /auth/verify', 500);
  await screen.findByLabelText('E-posta');
  expect(location()).toBe('/signin');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([0, 502])(
  'a session check without an answer (%i) shows the sign-in, and a retry returns to the page',
  async (status) => {
    const { api, user, router, location } = openApp('/admin/fairs?status=Upcoming');
    api.fail('GET /auth/verify', status);
    expect(await screen.findByRole('alert')).toHaveTextContent('Oturum bilgisi alınamadı.');
    expect(location()).toBe('/signin');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(api.bodies('GET /auth/verify')).toHaveLength(1);
    await user.type(await screen.findByLabelText('E-posta'), EMAIL);
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => expect(api.bodies('GET /auth/verify')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeEnabled());
    expect(screen.getByLabelText('E-posta')).toHaveValue(EMAIL);
    api.recover('GET /auth/verify');
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('heading', { name: 'Fuar Yönetimi' })).toBeVisible();
    expect(location()).toBe('/admin/fairs?status=Upcoming');
  },
);

test('the notice about the session check disappears once the server answers that nobody is signed in', async () => {
  const { api, user } = renderApp('/admin/fairs');
  api.fail('GET /auth/verify', 503);
  await screen.findByRole('alert');
  api.recover('GET /auth/verify');
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText('E-posta')).toBeVisible();
});

test('signing out clears the user even if the server fails, and the next sign-in starts at the dashboard', async () => {
  const { api, user, location } = openApp('/admin/fairs');
  api.fail('POST /auth/logout', 500);
  await user.click(await screen.findByRole('button', { name: /Kullanıcı menüsü/ }));
  await user.click(screen.getByRole('button', { name: 'Çıkış Yap' }));
  await screen.findByLabelText('E-posta');
  expect(location()).toBe('/signin');
  expect(takeErrors()).toHaveLength(1);
  await fillIn(user, 'dogru-sifre');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  await screen.findByRole('heading', { name: /Hoş geldiniz/ });
  expect(location()).toBe('/admin');
});

test('a 401 during work redirects to /signin and shows the reason', async () => {
  const { api, location } = openApp('/admin/fairs');
  api.fail('GET /admin/fairs', 401);
  await screen.findByLabelText('E-posta');
  expect(location()).toBe('/signin');
  expect(screen.getByRole('alert')).toHaveTextContent('Oturumunuz sona erdi.');
});
