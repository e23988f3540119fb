import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aContactMessage } from '../../testing/builders.ts';
import { catchDownloads } from '../../testing/catch-downloads.ts';
import { openApp } from '../../testing/render-app.tsx';
// Import lazy modules here, so that no test waits for them.
import './personal-data-dialog.tsx';
import '../../features/contact-messages/contact-messages-page.tsx';

function setUp() {
  const messages = [
    aContactMessage({ id: 1, name: 'Işıl Kaya', email: 'isil@ornek.test' }),
    aContactMessage({ id: 2, name: 'Mehmet Demir', email: 'mehmet@ornek.test' }),
  ];
  return { ...openApp('/admin/contact', { messages }), downloads: catchDownloads() };
}

test('downloads all data of a sender as one file', async () => {
  const { user, downloads } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  await user.click(screen.getByRole('button', { name: 'Kişisel veriler: isil@ornek.test' }));
  await user.click(await screen.findByRole('button', { name: 'Verileri indir' }));
  expect(await screen.findByText('Kişisel veriler indirildi.')).toBeVisible();
  expect(downloads.map(({ name }) => name)).toEqual(['kisisel-veriler.json']);
  expect(JSON.parse((await downloads[0]?.text) ?? '')).toMatchObject({ contactMessages: [{ id: 1 }] });
});

test('refuses a malformed address, and reports an address without data', async () => {
  const { user, downloads } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Kişisel veriler' }));
  const email = await screen.findByLabelText(/E-posta adresi/);
  expect(email).toHaveFocus();
  await user.type(email, 'isil');
  await user.click(screen.getByRole('button', { name: 'Verileri indir' }));
  expect(screen.getByText('Geçerli bir e-posta adresi giriniz.')).toBeVisible();
  await user.type(email, '@baska.test');
  await user.click(screen.getByRole('button', { name: 'Verileri indir' }));
  expect(await screen.findByText('Bu e-posta adresiyle kayıtlı veri bulunamadı.')).toBeVisible();
  expect(downloads).toEqual([]);
});

test('asks before erasing, and removes the messages from the list', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  await user.click(screen.getByRole('button', { name: 'Kişisel veriler: isil@ornek.test' }));
  await user.click(await screen.findByRole('button', { name: 'Kalıcı olarak sil' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('isil@ornek.test adresine ait tüm mesajlar ve talepler');
  await user.click(within(question).getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('1 mesaj ve 0 talep kalıcı olarak silindi.')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText('Işıl Kaya')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Mehmet Demir')).toBeVisible();
});
