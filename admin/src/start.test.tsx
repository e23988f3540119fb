import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './start.ts';
import { startSignIn } from './start-sign-in.tsx';
import { createFakeApi, type FakeApi } from './testing/server.ts';

const DASHBOARD_CALLS = [
  'GET /admin/fairs',
  'GET /admin/press',
  'GET /gallery/categories',
  'GET /admin/drafts',
  'GET /admin/account',
  'GET /admin/contact',
  'GET /admin/participant-submissions',
  'GET /admin/publication',
];

let element: Element;
let root: Root;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

async function open(path: string, api: FakeApi, state: unknown = null) {
  vi.stubGlobal('fetch', api.fetch);
  history.replaceState(state, '', path);
  await act(async () => {
    if (path !== '/signin') {
      root = await start(element, path);
      return;
    }
    root = createRoot(element);
    await startSignIn(root);
  });
}

async function signIn(api: FakeApi) {
  await open('/signin', api);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-posta'), 'ayse@ornek.test');
  await user.type(screen.getByLabelText('Şifre'), 'dogru-sifre');
  await user.click(screen.getByRole('button', { name: 'Giriş Yap' }));
}

test('/signin opens the dashboard with its content, and sends each call once', async () => {
  const api = createFakeApi();
  await signIn(api);
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Takip' })).toBeVisible();
  expect(location.pathname).toBe('/admin');
  expect(api.sent.map(({ call }) => call)).toEqual([
    'GET /auth/session',
    'POST /auth/login',
    ...DASHBOARD_CALLS,
  ]);
});

test('a sign-in sends no call that the new user may not make', async () => {
  localStorage.setItem('last-role', 'admin');
  const api = createFakeApi({ role: 'editor' });
  await signIn(api);
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  const calls = api.sent.map(({ call }) => call);
  expect(calls).toContain('GET /admin/fairs');
  expect(calls).not.toContain('GET /admin/contact');
  expect(calls).not.toContain('GET /admin/participant-submissions');
});

test('asks for the password again if the browser has not kept the session', async () => {
  const api = createFakeApi();
  for (const call of DASHBOARD_CALLS) if (call.includes('/admin/')) api.fail(call, 401);
  await signIn(api);
  await waitFor(() => expect(location.pathname).toBe('/signin'));
  expect(await screen.findByLabelText('E-posta')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Oturumunuz sona erdi.');
});

test('a reloaded /signin still leads to the wanted page', async () => {
  const state = { usr: { from: '/admin/press?type=Coverage' } };
  await open('/signin', createFakeApi({ email: 'ayse@ornek.test' }), state);
  expect(await screen.findByRole('heading', { name: 'Basın Yönetimi' })).toBeVisible();
  expect(location.search).toBe('?type=Coverage');
});

test('/signin works even if the session check fails', async () => {
  const api = createFakeApi();
  api.fail('GET /auth/session', 0);
  await open('/signin', api);
  expect(await screen.findByLabelText('E-posta')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Oturum bilgisi alınamadı/);
  expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
});

test('does not refetch prefetched content when the screen mounts', async () => {
  const api = createFakeApi({ email: 'ayse@ornek.test' });
  await open('/admin', api);
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  const calls = api.sent.map(({ call }) => call);
  expect(calls.toSorted()).toEqual(['GET /auth/verify', ...DASHBOARD_CALLS].toSorted());
});

test('any other URL starts the back-office on its screen, without waiting for late content', async () => {
  const api = createFakeApi({ email: 'ayse@ornek.test' });
  api.hold('GET /admin/fairs');
  await open('/admin/fairs', api);
  expect(await screen.findByRole('heading', { name: 'Fuar Yönetimi' })).toBeVisible();
  expect(screen.getByText('Fuarlar yükleniyor')).toBeInTheDocument();
});
