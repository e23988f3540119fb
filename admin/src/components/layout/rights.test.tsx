import { mayCall } from '@fuar/shared/people/rights';
import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aContactMessage, anAdminPressItem, aPageContent, aSubmission } from '../../testing/builders.ts';
import { findRoute } from '../../testing/contract.ts';
import { type Given, openApp } from '../../testing/render-app.tsx';
import type { FakeApi } from '../../testing/server.ts';

function openAs(role: 'admin' | 'editor' | 'inbox', path: string, given: Given = {}) {
  return openApp(path, {
    role,
    fairs: [anAdminFair({ title: 'Kitap Fuarı' })],
    press: [anAdminPressItem({ title: 'Bülten' })],
    pages: [aPageContent()],
    messages: [aContactMessage()],
    submissions: [aSubmission()],
    ...given,
  });
}

const calls = (api: FakeApi, part: string) => api.sent.filter(({ call }) => call.includes(part));

/** The calls that the server answered with 403. */
const refused = (api: FakeApi) =>
  api.sent.filter(({ call }) => {
    const [method = '', path = ''] = call.split(' ');
    const { route } = findRoute(method, path);
    return route.access !== 'public' && !mayCall(api.role, route);
  });

async function menu(): Promise<string[]> {
  const nav = within(await screen.findByRole('navigation', { name: 'Yönetim menüsü' }));
  return nav.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');
}

test.each([
  [
    'editor',
    ['/admin/drafts', '/admin/settings', '/admin/account'],
    ['/admin/contact', '/admin/users', '/admin/record'],
  ],
  [
    'inbox',
    ['/admin/contact', '/admin/fairs', '/admin/sessions'],
    ['/admin/drafts', '/admin/settings', '/admin/users'],
  ],
  ['admin', ['/admin/users', '/admin/record', '/admin/contact', '/admin/settings'], []],
] as const)('the menu of the role %s shows only the screens of that role', async (role, has, hasNot) => {
  openAs(role, '/admin');
  const links = await menu();
  expect(links).toEqual(expect.arrayContaining([...has]));
  for (const path of hasNot) expect(links).not.toContain(path);
});

test.each([
  ['inbox', /^Fuarlar ?Yalnızca görüntüleyebilirsiniz$/],
  ['editor', /^Fuarları yönet ?Fuar ekleyin, düzenleyin veya silin$/],
] as const)('a quick link of the role %s is named after what the role may do', async (role, name) => {
  openAs(role, '/admin');
  const links = within(await screen.findByRole('region', { name: 'Hızlı Bağlantılar' }));
  expect(await links.findByRole('link', { name })).toHaveAttribute('href', '/admin/fairs');
});

test('the dashboard of an editor shows no unread list and requests nothing from the inboxes', async () => {
  const { api } = openAs('editor', '/admin');
  expect(await screen.findByRole('heading', { name: /Hoş geldiniz/ })).toBeVisible();
  await waitFor(() => expect(document.querySelector('dl')).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('heading', { name: 'Okunmamışlar' })).not.toBeInTheDocument();
  expect(calls(api, '/admin/contact')).toEqual([]);
  expect(calls(api, '/admin/participant-submissions')).toEqual([]);
});

test.each([
  ['editor', '/admin/contact'],
  ['editor', '/admin/users'],
  ['inbox', '/admin/settings'],
  ['inbox', '/admin/record'],
] as const)('the role %s sees at %s that access is denied', async (role, path) => {
  const { api } = openAs(role, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bu ekran için yetkiniz yok' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Genel bakışa dön' })).toHaveAttribute('href', '/admin');
  expect(calls(api, path)).toEqual([]);
});

test.each([
  ['/admin/fairs', 'Kitap Fuarı', /^(Düzenle|Sil|Geçmiş): |Yeni Fuar Ekle/],
  ['/admin/press', 'Bülten', /^(Düzenle|Sil|Geçmiş): |Yeni Ekle/],
  ['/admin/sponsors', 'Destekleyici Yönetimi', /^(Sil|Sırasını değiştir): |Yeni Ekle|Sıralamayı Kaydet/],
  ['/admin/gallery', 'Galeri Yönetimi', /Görsel Yükle/],
  ['/admin/pages', 'KVKK', /Kaydet/],
] as const)('the inbox role only reads %s', async (path, text, buttons) => {
  const { api } = openAs('inbox', path);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0));
  expect(screen.queryByRole('button', { name: buttons })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'İşlemler' })).not.toBeInTheDocument();
  expect(refused(api)).toEqual([]);
});

test('the inbox role manages messages without the tools for personal data', async () => {
  const { api, user } = openAs('inbox', '/admin/contact');
  await user.click(await screen.findByRole('button', { name: /^Ayrıntıları aç/ }));
  expect(screen.getByRole('button', { name: 'Okundu olarak işaretle' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Kişisel veriler/ })).not.toBeInTheDocument();
  expect(refused(api)).toEqual([]);
});

test('a required second factor redirects every screen to the account screen', async () => {
  const { api, location } = openAs('admin', '/admin/fairs', { needsSecondFactor: true });
  expect(await screen.findByText(/^Yöneticiniz herkesten ikinci adım istiyor/)).toBeVisible();
  expect(location()).toBe('/admin/account');
  expect(await menu()).toEqual(['/admin/account', '/admin/sessions']);
  expect(calls(api, '/admin/fairs')).toEqual([]);
  expect(calls(api, '/admin/contact')).toEqual([]);
});

test('a 403 during work refetches the rights', async () => {
  const { api, user } = openAs('admin', '/admin/users');
  await screen.findByRole('heading', { name: 'Kullanıcılar' });
  api.role = 'editor';
  await user.click(screen.getByRole('checkbox', { name: /Herkesten ikinci adım iste/ }));
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await screen.findByRole('heading', { name: 'Bu ekran için yetkiniz yok' })).toBeVisible();
});

test('a form with unsaved changes stays open when a second factor becomes required, and closing it keeps the text', async () => {
  const { api, user, location } = openAs('admin', '/admin/fairs');
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Kitap Fuarı' }));
  const title = await screen.findByLabelText(/Başlık/);
  await user.type(title, ' 2027');
  api.needsSecondFactor = true;
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(async () => expect(await menu()).toEqual(['/admin/account', '/admin/sessions']));
  expect(title).toHaveValue('Kitap Fuarı 2027');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/admin/account'));
  expect(Object.values(localStorage).join()).toContain('Kitap Fuarı 2027');
});

test('a page text with unsaved changes stays open when a second factor becomes required', async () => {
  const { api, user } = openAs('editor', '/admin/pages');
  const title = await screen.findByLabelText(/Başlık/);
  await user.type(title, ' 2027');
  api.role = 'inbox';
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(async () => expect(await menu()).toContain('/admin/contact'));
  expect(title).toBeVisible();
  expect(title).toHaveDisplayValue(/ 2027$/);
});
