import { PATHS } from '@fuar/shared/paths';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserPage, watchChunkLoadErrors } from '../../lib/chunk-load-errors.ts';
import { SCREENS } from '../../screens.ts';
import { openApp, renderApp } from '../../testing/render-app.tsx';

const ENTRY = '/admin/assets/main-1.js';
const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'));
const deployed = (entry: string) => async () =>
  new Response(`<script type="module" crossorigin src="${entry}"></script>`);

watchChunkLoadErrors();

let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', ENTRY);
  document.head.replaceChildren(script);
});

/** Clicks the link of a screen whose code fails to load. The server answers `/admin` with `page`. */
async function setUp(page: () => Promise<Response>) {
  const error = new TypeError('Failed to fetch dynamically imported module');
  const press = SCREENS[PATHS.adminPress];
  if (!press) throw new Error('No such screen');
  vi.spyOn(press, 'load').mockImplementation(async () => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  });
  const { api, user } = openApp('/admin/sponsors');
  const server = { page };
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input === PATHS.admin ? server.page() : api.fetch(input, init),
  );
  await user.click(await screen.findByRole('link', { name: 'Basın' }));
  return { user, server };
}

test('the button tries again and keeps the focus', async () => {
  const { user, server } = await setUp(OFFLINE);
  const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
  await user.click(retry);
  expect(screen.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
  server.page = deployed(ENTRY);
  await waitFor(() => expect(retry).toBeEnabled());
  expect(retry).toHaveFocus();
  await user.click(retry);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('fetches the code before the reload, because WebKit caches failed loads', async () => {
  const { user } = await setUp(deployed(ENTRY));
  const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/admin/assets/press-1.js';
  document.head.append(link);
  const fetched: string[] = [];
  let answer = () => {};
  vi.stubGlobal('fetch', (input: string) => {
    fetched.push(input);
    return new Promise((resolve) => (answer = () => resolve(new Response())));
  });
  await user.click(retry);
  expect(fetched).toEqual([link.href]);
  expect(reload).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('does not reload by itself if the deployment is the same', async () => {
  await setUp(deployed(ENTRY));
  expect(await screen.findByRole('heading', { name: 'Bir Hata Oluştu!' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('loads the code of all screens, beginning five seconds after the start', async () => {
  const loads = Object.values(SCREENS).map((one) => vi.spyOn(one, 'load').mockResolvedValue(() => null));
  vi.useFakeTimers();
  renderApp('/signin');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(loads.some((load) => load.mock.calls.length > 0)).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(loads.every((load) => load.mock.calls.length === 1)).toBe(true));
});
