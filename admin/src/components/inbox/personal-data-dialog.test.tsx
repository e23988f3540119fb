import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../lib/download-file.ts';
import { aContactMessage } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createFakeApi } from '../../testing/server.ts';
// Here and now, so that no test waits for the code of a dialog.
import './personal-data-dialog.tsx';
import '../../features/contact-messages/contact-messages-page.tsx';

vi.mock('../../lib/download-file.ts', () => ({ downloadFile: vi.fn() }));
beforeEach(() => vi.mocked(downloadFile).mockClear());

function setUp() {
  const messages = [
    aContactMessage({ id: 1, name: 'Işıl Kaya', email: 'isil@ornek.test' }),
    aContactMessage({ id: 2, name: 'Mehmet Demir', email: 'mehmet@ornek.test' }),
  ];
  const api = createFakeApi({ messages, email: 'ayse@ornek.test' });
  return { api, ...renderApp('/admin/contact', api) };
}

test('the data of who wrote a message are downloaded as one file', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  await user.click(screen.getByRole('button', { name: 'Kişisel veriler: isil@ornek.test' }));
  await user.click(await screen.findByRole('button', { name: 'Verileri indir' }));
  expect(await screen.findByText('Kişisel veriler indirildi.')).toBeVisible();
  const [name, , text = ''] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect(name).toBe('kisisel-veriler.json');
  expect(JSON.parse(text)).toMatchObject({ contactMessages: [{ id: 1 }] });
});

test('an address must be one; of an unknown one there is nothing to download', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Kişisel veriler' }));
  const email = await screen.findByLabelText(/E-posta adresi/);
  await user.type(email, 'isil');
  await user.click(screen.getByRole('button', { name: 'Verileri indir' }));
  expect(screen.getByText('Geçerli bir e-posta adresi giriniz.')).toBeVisible();
  await user.type(email, '@baska.test');
  await user.click(screen.getByRole('button', { name: 'Verileri indir' }));
  expect(await screen.findByText('Bu e-posta adresiyle kayıtlı veri bulunamadı.')).toBeVisible();
  expect(downloadFile).not.toHaveBeenCalled();
});

test('erasing asks first, and the list is without it at once', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  await user.click(screen.getByRole('button', { name: 'Kişisel veriler: isil@ornek.test' }));
  await user.click(await screen.findByRole('button', { name: 'Kalıcı olarak sil' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('isil@ornek.test adresine ait tüm mesajlar ve talepler');
  await user.click(within(question).getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('1 mesaj ve 0 talep kalıcı olarak silindi.')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText('Işıl Kaya')).toBeNull());
  expect(screen.getByText('Mehmet Demir')).toBeVisible();
});
