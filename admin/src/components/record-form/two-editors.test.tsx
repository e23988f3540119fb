import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPageContent } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createFakeApi } from '../../testing/server.ts';

const CHANGED = 'Siz düzenlerken bu kaydı başka biri değiştirdi. Yazdıklarınız henüz kaydedilmedi.';

/** Opens a fair and types a title, while somebody else saves a different title. */
async function setUp() {
  const fair = anAdminFair({ id: 7, title: 'Kitap Fuarı', details: '<p>İlk program</p>' });
  const api = createFakeApi({ fairs: [fair], email: 'ayse@ornek.test' });
  const { user } = renderApp('/admin/fairs', api);
  await user.click(await screen.findByRole('button', { name: /^Düzenle/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = await dialog.findByLabelText(/Başlık/);
  await user.clear(title);
  await user.type(title, 'Benim başlığım');
  const theirs = {
    ...fair,
    title: 'Onun başlığı',
    details: '<p>Onun programı</p>',
    imageUrl: '/media/onun.webp',
    version: 'v2',
  };
  api.fairs = [theirs];
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await dialog.findByText(CHANGED);
  return { api, user, dialog, title: () => dialog.getByLabelText(/Başlık/) };
}

test('the second save shows the conflict without a toast and keeps the form', async () => {
  const { api, title } = await setUp();
  expect(title()).toHaveValue('Benim başlığım');
  expect(screen.queryByText('İşlem sırasında bir hata oluştu.')).toBeNull();
  expect(api.fairs[0]?.title).toBe('Onun başlığı');
});

test('overwriting saves the typed fields and keeps the others’ changes', async () => {
  const { api, user, dialog } = await setUp();
  await user.click(dialog.getByRole('button', { name: 'Üzerine yaz' }));
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(api.fairs[0]).toMatchObject({ title: 'Benim başlığım', details: '<p>Onun programı</p>' });
});

test('shows the latest state and restores what was typed', async () => {
  const { api, user, dialog, title } = await setUp();
  await user.click(dialog.getByRole('button', { name: 'Son hâlini aç' }));
  await waitFor(() => expect(title()).toHaveValue('Onun başlığı'));
  expect(dialog.getByRole('textbox', { name: 'Detaylar' })).toHaveTextContent('Onun programı');
  expect(document.querySelector('dialog img')).toHaveAttribute('src', '/media/onun.webp');

  await user.click(dialog.getByRole('button', { name: 'Yazdıklarıma dön' }));
  expect(title()).toHaveValue('Benim başlığım');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(api.fairs[0]?.title).toBe('Benim başlığım');
});

test('asks again if another save came in between', async () => {
  const { api, user, dialog } = await setUp();
  const release = api.hold('PUT /admin/fairs/7');
  await user.click(dialog.getByRole('button', { name: 'Üzerine yaz' }));
  await waitFor(() => expect(api.sent.filter(({ call }) => call === 'PUT /admin/fairs/7')).toHaveLength(2));
  api.fairs = api.fairs.map((fair) => ({ ...fair, version: 'v3' }));
  release();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Üzerine yaz' })).toBeEnabled());
  expect(dialog.getByText(CHANGED)).toBeVisible();
});

test('says that a row deleted meanwhile is gone', async () => {
  const { api, user, dialog, title } = await setUp();
  api.fairs = [];
  await user.click(dialog.getByRole('button', { name: 'Son hâlini aç' }));
  expect(await dialog.findByText('Bu kayıt artık yok; siz düzenlerken silinmiş.')).toBeVisible();
  expect(title()).toHaveValue('Benim başlığım');
});

test('a background refetch does not hide an edit conflict', async () => {
  const page = aPageContent({ title: 'KVKK', live: true });
  const api = createFakeApi({ pages: [page], email: 'ayse@ornek.test' });
  const { user } = renderApp('/admin/pages', api);
  const title = await screen.findByLabelText(/Başlık/);
  await user.type(title, ' metni');
  api.pages = [{ ...page, title: 'Onunki', version: 'v2' }];
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: /Onunki/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(title).toHaveValue('KVKK metni');
});

test('focuses the conflict question, which is far above the pressed button', async () => {
  const { user, dialog, title } = await setUp();
  expect(dialog.getByText(CHANGED).parentElement).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Son hâlini aç' }));
  await waitFor(() =>
    expect(dialog.getByText(/^Kaydın son hâlini görüyorsunuz/).parentElement).toHaveFocus(),
  );
  await user.click(dialog.getByRole('button', { name: 'Yazdıklarıma dön' }));
  expect(title()).toHaveFocus();
});
