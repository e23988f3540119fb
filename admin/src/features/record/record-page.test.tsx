import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRecordEntry, aUser } from '../../testing/builders.ts';
import { openApp } from '../../testing/render-app.tsx';

const AYSE = aUser({ id: 1, email: 'ayse@ornek.test', role: 'admin' });
const VELI = aUser({ id: 2, email: 'veli@ornek.test' });

function setUp(path = '/admin/record', records = ENTRIES) {
  return openApp(path, { users: [AYSE, VELI], records });
}

const ENTRIES = [
  aRecordEntry({ id: 4, kind: 'user', what: 'Hesap eklendi', rowId: '2' }),
  aRecordEntry({ id: 3, by: VELI.email, what: 'Fuar: Kitap Fuarı', rowId: '9' }),
  aRecordEntry({ id: 2, by: '', kind: 'signInFailed', what: 'Bilinmeyen hesap' }),
  aRecordEntry({ id: 1, kind: 'signIn', what: 'Şifre' }),
];

test('lists actions with links to their screens and the account that an entry names', async () => {
  setUp();
  expect(await screen.findByText('4 işlem')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fuar: Kitap Fuarı' })).toHaveAttribute(
    'href',
    '/admin/fairs?query=Kitap%20Fuar%C4%B1',
  );
  expect(await screen.findByRole('link', { name: 'Hesap eklendi: veli@ornek.test' })).toBeVisible();
  expect(screen.getByText('Bilinmeyen kişi')).toBeVisible();
});

test('shows an unknown person for a requested password link, and the server for a changed password without an author', async () => {
  setUp('/admin/record', [
    aRecordEntry({ id: 2, by: '', kind: 'user', what: 'Yeni şifre bağlantısı istendi', rowId: '2' }),
    aRecordEntry({ id: 1, by: '', kind: 'user', what: 'Şifre değişti', rowId: '2' }),
  ]);
  expect(
    await screen.findByRole('row', { name: /Bilinmeyen kişi .*Yeni şifre bağlantısı istendi/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Sunucu komutu .*Şifre değişti/ })).toBeVisible();
});

test('a late answer for the former filter does not replace the entries of the new filter', async () => {
  const many = Array.from({ length: 150 }, (_, index) => aRecordEntry({ id: 200 - index }));
  const { user, api } = setUp('/admin/record', [...many, aRecordEntry({ id: 1, kind: 'signIn' })]);
  const more = await screen.findByRole('button', { name: 'Daha fazla' });
  const release = api.holdAnswer('GET /admin/record');
  await user.click(more);
  await user.selectOptions(screen.getByLabelText('İşlem'), 'Giriş');
  expect(await screen.findByText('1 işlem')).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getByText('1 işlem')).toBeVisible();
});

test('the address bar holds the filters', async () => {
  const { user, location } = setUp();
  await screen.findByText('4 işlem');
  await user.selectOptions(screen.getByLabelText('İşlem'), 'Giriş');
  expect(await screen.findByText('1 işlem')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Kişi'), VELI.email);
  expect(location()).toBe(`/admin/record?user=${encodeURIComponent(VELI.email)}&kind=signIn`);
  expect(await screen.findByText('Seçilen kişi ve işlem için kayıt yok.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
  expect(await screen.findByText('4 işlem')).toBeVisible();
  expect(location()).toBe('/admin/record');
});

test('shows the entries of a removed person, who can be chosen', async () => {
  const by = 'giden@ornek.test';
  const { user } = setUp('/admin/record', [...ENTRIES, aRecordEntry({ id: 9, by, what: 'Fuar' })]);
  await screen.findByText('5 işlem');
  await user.selectOptions(screen.getByLabelText('Kişi'), by);
  expect(await screen.findByText('1 işlem')).toBeVisible();
  expect(screen.getByLabelText('Kişi')).toHaveValue(by);
});

test('“Daha fazla” adds older entries, and focuses the first added entry', async () => {
  const records = Array.from({ length: 130 }, (_, index) => aRecordEntry({ id: 130 - index }));
  const { user, api } = setUp('/admin/record', records);
  expect(await screen.findByText('Son 100 işlem')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Daha fazla' }));
  expect(await screen.findByText('130 işlem')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'İşlem Kayıtları' })).getAllByRole('row');
  expect(rows).toHaveLength(131);
  await waitFor(() => expect(rows[101]).toHaveFocus());
  await waitFor(() => expect(api.bodies('GET /admin/record')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Daha fazla' })).not.toBeInTheDocument();
});
