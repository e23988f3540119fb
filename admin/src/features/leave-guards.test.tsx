import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/render-app.tsx';

test.each([
  ['/admin/participant-submissions', ['Talep ekle'], 'Firma adı'],
  ['/admin/contact', ['Yanıt şablonları', 'Yeni şablon'], 'Şablonun adı'],
  ['/admin/settings?tab=slider', ['Görsel Ekle'], 'Başlık'],
  ['/admin/sponsors', ['Yeni Ekle'], /^Ad/],
])('%s warns before a typed text in a dialog is lost', async (path, buttons, label) => {
  const { user, router, location } = openApp(path);
  for (const name of buttons) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  }
  const field = await screen.findByLabelText(label);
  await user.type(field, 'Uzun uzun yazılan');
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isWarned()).toBe(true);

  void router.navigate('/admin');
  const question = await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş Değişiklikler' });
  await user.click(within(question).getByRole('button', { name: 'İptal' }));
  expect(location()).toBe(path);
  expect(field).toHaveValue('Uzun uzun yazılan');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isWarned()).toBe(false);
});

test('a second attempt to leave asks again and then leaves', async () => {
  const { user, router, location } = openApp('/admin/settings');
  await user.type(await screen.findByLabelText('Telefon'), '0412');
  void router.navigate('/admin');
  const question = await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş Değişiklikler' });
  void router.navigate('/admin/gallery');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  await waitFor(() => expect(location()).toBe('/admin/gallery'));
});
