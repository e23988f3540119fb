import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aContactMessage, anAdminPressItem, aSubmission } from '../../testing/builders.ts';
import { openApp } from '../../testing/render-app.tsx';

const stat = (label: string) => screen.getByText(label).parentElement;

test('shows the numbers of all and of upcoming fairs; a link scrolls to the top and focuses the heading of the next screen', async () => {
  const fairs = [anAdminFair(), anAdminFair(), anAdminFair({ status: 'Completed' })];
  const { user } = openApp('/admin', { fairs });
  await waitFor(() => expect(stat('Toplam Fuar')).toHaveTextContent('3'));
  expect(stat('Yaklaşan Fuarlar')).toHaveTextContent('2');
  await user.click(screen.getByRole('link', { name: /Fuarları yönet/ }));
  const heading = await screen.findByRole('heading', { name: 'Fuar Yönetimi' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(vi.mocked(scrollTo)).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
});

test('shows a heading, a message and zeros after a failure', async () => {
  const { api } = openApp('/admin', { fairs: [anAdminFair()] });
  api.fail('GET /admin/fairs', 500);
  expect(await screen.findByRole('heading', { name: 'Bir Hata Oluştu!' })).toBeVisible();
  expect(screen.getAllByText('İstatistikler yüklenirken bir sorun oluştu.')).toHaveLength(2);
  expect(stat('Toplam Fuar')).toHaveTextContent('0');
  expect(stat('Yaklaşan Fuarlar')).toHaveTextContent('0');
});

test('shows the numbers of press items and pictures with one call each, and the latest unread items', async () => {
  const album = { id: 1, title: 'Fuar', date: '1 Mayıs 2026', imageUrl: '/media/a.webp' };
  openApp('/admin', {
    press: [anAdminPressItem(), anAdminPressItem()],
    albums: [
      { ...album, imageCount: 12 },
      { ...album, id: 2, imageCount: 30 },
    ],
    messages: [aContactMessage({ name: 'Okunmuş', isRead: true }), aContactMessage({ name: 'Işıl' })],
    submissions: [aSubmission({ companyName: 'Dicle' })],
  });
  await waitFor(() => expect(stat('Galeri Görseli')).toHaveTextContent('42'));
  expect(stat('Basın Bülteni')).toHaveTextContent('2');
  expect(await screen.findByRole('link', { name: /Mesaj.*Işıl/ })).toHaveAttribute(
    'href',
    '/admin/contact?filter=unread',
  );
  expect(screen.getByRole('link', { name: /Talep.*Dicle/ })).toBeVisible();
  expect(screen.queryByText('Okunmuş')).toBeNull();
});

test('shows zeros and aria-busy until all numbers are loaded', async () => {
  const { api } = openApp('/admin', { fairs: [anAdminFair()] });
  const release = api.hold('GET /admin/fairs');
  const statistics = await screen.findByLabelText('İstatistikler');
  await waitFor(() => expect(api.sent.map(({ call }) => call)).toContain('GET /admin/press'));
  expect(statistics).toHaveAttribute('aria-busy', 'true');
  expect(stat('Toplam Fuar')).toHaveTextContent('0');
  release();
  await waitFor(() => expect(stat('Toplam Fuar')).toHaveTextContent('1'));
  expect(statistics).toHaveAttribute('aria-busy', 'false');
});

test('does not say that a fair has no requests if they cannot be read', async () => {
  const { api } = openApp('/admin', { fairs: [anAdminFair({ date: '1-3 Ocak 2099' })] });
  api.fail('GET /admin/participant-submissions', 500);
  expect(await screen.findByRole('heading', { name: 'Sıradaki Fuarlar' })).toBeVisible();
  expect(screen.queryByText('Henüz alan talebi yok')).toBeNull();
});
