import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { createFakeApi } from '../../testing/server.ts';

async function setUp() {
  const api = createFakeApi({ fairs: [anAdminFair({ id: 4, title: 'Kitap' })], email: 'ayse@ornek.test' });
  const app = renderApp('/admin/fairs', api);
  await app.user.click(await screen.findByRole('button', { name: 'Düzenle: Kitap' }));
  await app.user.type(await screen.findByLabelText(/Başlık/), ' Fuarı');
  api.email = undefined;
  await app.user.click(screen.getByRole('button', { name: 'Kaydet' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Yeniden Giriş Yapın' });
  return { ...app, dialog: within(dialog) };
}

test('a save after the session ended asks for the password in place and continues', async () => {
  const { user, api, dialog, location } = await setUp();
  expect(dialog.getByLabelText('E-posta')).toHaveValue('ayse@ornek.test');
  await user.type(dialog.getByLabelText('Şifre'), 'yanlis');
  await user.click(dialog.getByRole('button', { name: 'Giriş Yap' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('E-posta adresi veya şifre hatalı.');
  await user.clear(dialog.getByLabelText('Şifre'));
  await user.type(dialog.getByLabelText('Şifre'), 'dogru-sifre');
  await user.click(dialog.getByRole('button', { name: 'Giriş Yap' }));
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
  expect(api.fairs[0]?.title).toBe('Kitap Fuarı');
  expect(location()).toBe('/admin/fairs');
});

test('cancelling the sign-in keeps the typed text', async () => {
  const { user, dialog, location } = await setUp();
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  expect(await screen.findByText('Oturumunuz sona erdi. Lütfen yeniden giriş yapın.')).toBeVisible();
  expect(screen.getByLabelText(/Başlık/)).toHaveValue('Kitap Fuarı');
  expect(location()).toBe('/admin/fairs');
});

test('focuses the password, also after a wrong one', async () => {
  const { user, dialog } = await setUp();
  expect(dialog.getByLabelText('Şifre')).toHaveFocus();
  await user.keyboard('yanlis{Enter}');
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Şifre')).toHaveFocus();
  await user.keyboard('dogru-sifre{Enter}');
  expect(await screen.findByText('Fuar başarıyla güncellendi!')).toBeVisible();
});
