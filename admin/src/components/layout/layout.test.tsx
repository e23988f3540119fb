import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aContactMessage, aSubmission } from '../../testing/builders.ts';
import { openApp } from '../../testing/render-app.tsx';

test('opens the menu group of the active route and marks the current entry', async () => {
  const { user } = openApp('/admin');
  const group = await screen.findByRole('button', { name: 'Site Yönetimi' });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Genel Bakış' })).toHaveAttribute('aria-current', 'page');
  await user.click(group);
  await user.click(screen.getByRole('link', { name: 'Fuarlar' }));
  await screen.findByRole('heading', { name: 'Fuar Yönetimi' });
  expect(group).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Fuarlar' })).toHaveAttribute('aria-current', 'page');
});

test('a collapsed sidebar stays collapsed after a reload', async () => {
  const { user } = openApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Menüyü daralt' }));
  expect(screen.getByRole('button', { name: 'Menüyü genişlet' })).toBeVisible();
  expect(localStorage.getItem('sidebar-collapsed')).toBe('1');
});

test('the overlay menu closes on Escape and on choosing a link', async () => {
  const { user } = openApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }));
  expect(screen.getByRole('dialog', { name: 'Yönetim menüsü' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menüyü aç' }));
  const menu = screen.getByRole('dialog', { name: 'Yönetim menüsü' });
  await user.click(within(menu).getByRole('button', { name: 'Site Yönetimi' }));
  await user.click(within(menu).getByRole('link', { name: 'Fuarlar' }));
  await screen.findByRole('heading', { name: 'Fuar Yönetimi' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the not-found page inside the shell', async () => {
  openApp('/admin/yok');
  expect(await screen.findByRole('heading', { name: 'Aradığınız sayfayı bulamadık!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Genel bakışa dön' })).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
});

test('the user menu switches and stores the theme, closes on Escape and restores focus', async () => {
  const { user } = openApp('/admin');
  const button = await screen.findByRole('button', { name: /^Kullanıcı menüsü/ });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Koyu temaya geç' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Açık temaya geç' }));
  expect(document.documentElement).not.toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(screen.getByRole('button', { name: 'Çıkış Yap' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Çıkış Yap' })).toBeNull();
  expect(button).toHaveFocus();
});

test('the header shows the publication state and retries a failed publication', async () => {
  const publication = { state: 'failed', message: 'Yayın sunucusuna ulaşılamadı.' } as const;
  const { user } = openApp('/admin', { publication });
  expect(await screen.findByText('Site güncel değil')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yeniden yayımla' }));
  expect(await screen.findByText('Sırada')).toBeVisible();
});

test('the menu and the title show the number of unread messages and requests', async () => {
  const messages = [aContactMessage(), aContactMessage({ isRead: true })];
  const { user } = openApp('/admin', { messages, submissions: [aSubmission(), aSubmission()] });
  expect(await screen.findByRole('button', { name: /Gelen Kutusu.*3 okunmamış/ })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Genel Bakış/));
  await user.click(screen.getByRole('button', { name: /Gelen Kutusu/ }));
  expect(screen.getByRole('link', { name: /İletişim Mesajları.*1 okunmamış/ })).toBeVisible();
});

async function openPasswordDialog() {
  const app = openApp('/admin');
  await app.user.click(await screen.findByRole('button', { name: /^Kullanıcı menüsü/ }));
  await app.user.click(screen.getByRole('button', { name: 'Şifre Değiştir' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Şifre Değiştir' }));
  const submit = () => app.user.click(dialog.getByRole('button', { name: 'Şifreyi Değiştir' }));
  return { ...app, dialog, submit };
}

test('the password dialog needs the new password twice, focuses each invalid field and stays open during the call', async () => {
  const { api, user, dialog, submit } = await openPasswordDialog();
  await user.type(dialog.getByLabelText('Mevcut Şifre'), 'eski-sifre');
  await user.type(dialog.getByLabelText('Yeni Şifre'), 'kisa');
  await submit();
  expect(dialog.getByText('Şifre en az 12 karakter olmalıdır.')).toBeVisible();
  expect(dialog.getByLabelText('Yeni Şifre')).toHaveFocus();
  await user.type(dialog.getByLabelText('Yeni Şifre'), '-degil-artik');
  await submit();
  expect(dialog.getByText('Yeni şifreler aynı değil.')).toBeVisible();
  await user.type(dialog.getByLabelText(/tekrar/), 'kisa-degil-artik');
  const release = api.hold('POST /admin/password');
  api.fail('POST /admin/password', 503, { message: 'Sunucu meşgul.' });
  await submit();
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  release();
  expect(await dialog.findByText('Sunucu meşgul.')).toBeVisible();
  const errors = { currentPassword: 'Mevcut şifre hatalı.' };
  api.fail('POST /admin/password', 400, { message: 'x', errors });
  await submit();
  expect(await dialog.findByText('Mevcut şifre hatalı.')).toBeVisible();
  expect(dialog.getByLabelText('Mevcut Şifre')).toHaveFocus();
  api.recover('POST /admin/password');
  await submit();
  expect(await screen.findByText('Şifreniz değiştirildi.')).toBeVisible();
  expect(api.bodies('POST /admin/password')[0]).toEqual({
    currentPassword: 'eski-sifre',
    newPassword: 'kisa-degil-artik',
  });
});

test('ignores a file dropped outside a drop zone, but not on a file input', async () => {
  openApp('/admin/fairs');
  const heading = await screen.findByRole('heading', { name: 'Fuar Yönetimi' });
  const drop = (target: Element, types: string[]) => {
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { types, dropEffect: 'copy' },
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await waitFor(() => expect(drop(heading, ['Files'])).toBe(true));
  expect(drop(heading, ['text/plain'])).toBe(false);
  const input = heading.ownerDocument.createElement('input');
  input.type = 'file';
  heading.append(input);
  expect(drop(input, ['Files'])).toBe(false);
});
