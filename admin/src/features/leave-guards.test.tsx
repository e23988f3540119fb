import { anAdminFair } from '@fuar/shared/testing/builders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPictureFile } from '../testing/builders.ts';
import { answer, openApp } from '../testing/render-app.tsx';

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
  await answer(user, 'Kaydedilmemiş Değişiklikler', 'İptal');
  expect(location()).toBe(path);
  expect(field).toHaveValue('Uzun uzun yazılan');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isWarned()).toBe(false);
});

test('an untouched new template closes without a confirmation', async () => {
  const { user } = openApp('/admin/contact');
  await user.click(await screen.findByRole('button', { name: 'Yanıt şablonları' }));
  await user.click(await screen.findByRole('button', { name: 'Yeni şablon' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a second attempt to leave asks again, and its confirmation leaves the screen', async () => {
  const { user, router, location } = openApp('/admin/settings');
  await user.type(await screen.findByLabelText('Telefon'), '0412');
  void router.navigate('/admin');
  const question = await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş Değişiklikler' });
  void router.navigate('/admin/gallery');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  await waitFor(() => expect(location()).toBe('/admin/gallery'));
});

test.each([
  {
    path: '/admin/users',
    button: 'Kullanıcı Ekle',
    texts: { 'E-posta': 'yeni@ornek.test' },
    save: 'Ekle ve Davet Et',
    call: 'POST /admin/users',
  },
  {
    path: '/admin/fairs/7/exhibitors',
    button: 'Katılımcı ekle',
    texts: { Firma: 'Dicle' },
    save: 'Kaydet',
    call: 'POST /admin/fairs/7/exhibitors',
  },
  {
    path: '/admin/account',
    texts: { 'Ad Soyad': 'Ayşe' },
    save: 'Kaydet',
    call: 'PATCH /admin/account',
  },
])('$path asks before leaving during a save', async ({ path, button, texts, save, call }) => {
  const { api, user, router, location } = openApp(path, { fairs: [anAdminFair({ id: 7 })], role: 'admin' });
  if (button) await user.click(await screen.findByRole('button', { name: button }));
  for (const [label, text] of Object.entries(texts))
    await user.type(await screen.findByLabelText(label), text);
  api.fail(call, 500);
  const release = api.hold(call);
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(api.bodies(call)).toHaveLength(1));
  void router.navigate('/admin');
  await answer(user, 'Kaydedilmemiş Değişiklikler', 'İptal');
  release();
  expect(location()).toBe(path);
  for (const [label, text] of Object.entries(texts)) expect(screen.getByLabelText(label)).toHaveValue(text);
});

test.each([
  {
    path: '/admin/settings?tab=slider',
    button: 'Görsel Ekle',
    first: undefined,
    save: 'Ekle',
    call: 'POST /admin/slider-images',
    fields: ['Başlık', 'Alt Başlık'],
  },
  {
    path: '/admin/users',
    button: 'Kullanıcı Ekle',
    first: { label: 'E-posta', text: 'yeni@ornek.test' },
    save: 'Ekle ve Davet Et',
    call: 'POST /admin/users',
    fields: ['E-posta', 'Ad Soyad'],
  },
])('the fields of the dialog in $path are read-only during a save', async (given) => {
  const { api, user } = openApp(given.path, { role: 'admin' });
  const button = await screen.findByRole('button', { name: given.button });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await screen.findByLabelText(given.fields[0] as string);
  if (given.first) await user.type(await screen.findByLabelText(given.first.label), given.first.text);
  else await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, aPictureFile());
  const submit = screen.getByRole('button', { name: given.save });
  await waitFor(() => expect(submit).toBeEnabled());
  const release = api.hold(given.call);
  await user.click(submit);
  await waitFor(() => expect(api.bodies(given.call)).toHaveLength(1));
  for (const label of given.fields) expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  release();
});

test('the confirmation dialog disappears when a save that was still running succeeds', async () => {
  const { api, user } = openApp('/admin/users', { role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Kullanıcı Ekle' }));
  await user.type(await screen.findByLabelText('E-posta'), 'yeni@ornek.test');
  const release = api.hold('POST /admin/users');
  await user.click(screen.getByRole('button', { name: 'Ekle ve Davet Et' }));
  await waitFor(() => expect(api.bodies('POST /admin/users')).toHaveLength(1));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş Değişiklikler' })).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
