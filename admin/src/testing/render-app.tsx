import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { createApp } from '../app.tsx';
import { createAppClient } from '../app-client.ts';
import { routes } from '../router.tsx';
import { createFakeApi, type FakeApi } from './server.ts';

export function renderApp(path: string, api: FakeApi = createFakeApi()) {
  vi.stubGlobal('fetch', api.fetch);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queryClient = createAppClient();
  render(createApp(router, queryClient));
  const location = () => router.state.location.pathname + router.state.location.search;
  return { api, router, queryClient, location, user: userEvent.setup() };
}

export type Given = Parameters<typeof createFakeApi>[0];

export function openApp(path: string, given: Given = {}) {
  return renderApp(path, createFakeApi({ email: 'ayse@ornek.test', ...given }));
}

export async function openDialog(user: UserEvent, button: string | RegExp, title: string | RegExp = /./) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Answers the confirmation dialog with the title `question`. */
export async function answer(user: UserEvent, question: string, button: 'Onayla' | 'İptal') {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await user.click(dialog.getByRole('button', { name: button }));
}

export async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

/**
 * Lets the user return to the tab, so that `call` is sent again. Its answer is created at once, but arrives only when the
 * returned function is called.
 */
export async function refetchLate(api: FakeApi, call: string) {
  const release = api.holdAnswer(call);
  const before = api.bodies(call).length;
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(api.bodies(call).length).toBeGreaterThan(before));
  return async () => {
    release();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  };
}

export const textsOf = (parent: HTMLElement, role: string) =>
  within(parent)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);
