import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReplyTemplate } from '../../testing/builders.ts';
import { openApp, openDialog } from '../../testing/render-app.tsx';

const CREATE = 'POST /admin/participant-submissions';

test('enters a request that came by telephone once, for a fair that is not cancelled', async () => {
  const { api, user } = openApp('/admin/participant-submissions', {
    fairs: [
      anAdminFair({ id: 3, title: 'Kitap Fuarı' }),
      anAdminFair({ id: 4, title: 'Medikal Fuarı', notice: 'cancelled' }),
    ],
  });
  const dialog = await openDialog(user, 'Talep ekle', 'Talep ekle');
  expect(dialog.getByLabelText('Kaynak')).toHaveFocus();
  await user.selectOptions(await dialog.findByLabelText('Kaynak'), 'Telefon');
  expect(await dialog.findByRole('option', { name: 'Medikal Fuarı (iptal edildi)' })).toBeDisabled();
  expect(dialog.getByRole('option', { name: 'Kitap Fuarı' })).toBeEnabled();
  await user.selectOptions(dialog.getByLabelText('Fuar'), 'Kitap Fuarı');
  await user.type(dialog.getByLabelText('Firma adı'), 'Dicle');
  await user.type(dialog.getByLabelText('Ad Soyad'), 'Işıl');
  await user.type(dialog.getByLabelText('E-posta'), 'isil@ornek.test');
  await user.type(dialog.getByLabelText('Cep telefonu'), '0532 111 22 33');
  await user.type(dialog.getByLabelText('Talep edilen alan (m²)'), '36');
  api.fail(CREATE, 400, { message: 'Hata', errors: { companyName: 'Firma adı çok kısa.' } });
  await user.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(await dialog.findByText('Firma adı çok kısa.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Firma adı')).toHaveFocus());
  api.recover(CREATE);
  const release = api.hold(CREATE);
  await user.dblClick(dialog.getByRole('button', { name: 'Ekle' }));
  await waitFor(() => expect(api.bodies(CREATE)).toHaveLength(2));
  // Text typed now would be lost, because the dialog closes after the save.
  for (const field of dialog.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly');
  for (const field of dialog.getAllByRole('combobox')) expect(field).toBeDisabled();
  release();
  expect(await screen.findByText(/^BF-2026-\d+ numaralı talep eklendi\.$/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ayrıntıları aç: Dicle' })).toBeVisible();
  expect(api.bodies(CREATE)).toHaveLength(2);
  expect(api.bodies(CREATE).at(-1)).toEqual({
    source: 'phone',
    fairId: 3,
    companyName: 'Dicle',
    contactName: 'Işıl',
    contactEmail: 'isil@ornek.test',
    contactPhone: '0532 111 22 33',
    requestedArea: '36',
    standType: 'standard',
  });
});

test('templates are added, changed and removed; an invalid template shows the error at its field', async () => {
  const templates = [aReplyTemplate({ id: 1, title: 'Eski' }), aReplyTemplate({ id: 2, title: 'Teklif' })];
  const { api, user } = openApp('/admin/contact', { templates });
  await user.click(await screen.findByRole('button', { name: 'Yanıt şablonları' }));
  await user.click(await screen.findByRole('button', { name: '1. şablonu kaldır' }));
  const first = within(screen.getByRole('group', { name: '1. şablon' }));
  expect(first.getByLabelText('Şablonun adı')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Yeni şablon' }));
  const added = within(screen.getByRole('group', { name: '2. şablon' }));
  expect(added.getByLabelText('Şablonun adı')).toHaveFocus();
  await user.type(added.getByLabelText('Şablonun adı'), 'Ret');
  await user.type(added.getByLabelText('Konu'), 'Talebiniz');
  await user.type(added.getByLabelText('Metin'), 'Merhaba');
  api.fail('PUT /admin/reply-templates', 400, {
    message: 'Hata',
    errors: { '1.body': '“{{isim}}” diye bir yer tutucu yok.' },
  });
  await user.click(screen.getByRole('button', { name: 'Şablonları kaydet' }));
  expect(await added.findByText('“{{isim}}” diye bir yer tutucu yok.')).toBeVisible();
  await waitFor(() => expect(added.getByLabelText('Metin')).toHaveFocus());
  api.recover('PUT /admin/reply-templates');
  await user.click(screen.getByRole('button', { name: 'Şablonları kaydet' }));
  expect(await screen.findByText('Şablonlar kaydedildi.')).toBeVisible();
  expect(api.templates.map(({ id, title }) => [id, title])).toEqual([
    [2, 'Teklif'],
    [3, 'Ret'],
  ]);
});

test('a save of templates keeps the changes that a colleague made meanwhile', async () => {
  const template = (id: number, title: string) => aReplyTemplate({ id, title });
  const templates = [template(1, 'Bir'), template(2, 'İki'), template(3, 'Üç')];
  const { api, user } = openApp('/admin/contact', { templates });
  await user.click(await screen.findByRole('button', { name: 'Yanıt şablonları' }));
  const second = within(await screen.findByRole('group', { name: '2. şablon' }));
  await user.type(second.getByLabelText('Şablonun adı'), ' buçuk');
  api.templates = [template(1, 'Birinci'), template(2, 'İki'), template(4, 'Yeni')];
  await user.click(screen.getByRole('button', { name: 'Şablonları kaydet' }));
  await waitFor(() =>
    expect(api.templates.map(({ id, title }) => [id, title])).toEqual([
      [1, 'Birinci'],
      [2, 'İki buçuk'],
      [4, 'Yeni'],
    ]),
  );
});

test('text that is typed while templates are being saved stays in the dialog, and a second save adds nothing twice', async () => {
  const { api, user } = openApp('/admin/contact', { templates: [] });
  await user.click(await screen.findByRole('button', { name: 'Yanıt şablonları' }));
  await user.click(await screen.findByRole('button', { name: 'Yeni şablon' }));
  const added = within(screen.getByRole('group', { name: '1. şablon' }));
  await user.type(added.getByLabelText('Şablonun adı'), 'Ret');
  await user.type(added.getByLabelText('Konu'), 'Talebiniz');
  await user.type(added.getByLabelText('Metin'), 'Merhaba');
  const release = api.hold('PUT /admin/reply-templates');
  await user.click(screen.getByRole('button', { name: 'Şablonları kaydet' }));
  await user.type(added.getByLabelText('Metin'), ' yine');
  release();
  expect(await screen.findByText('Şablonlar kaydedildi.')).toBeVisible();
  expect(added.getByLabelText('Metin')).toHaveValue('Merhaba yine');
  await user.click(await screen.findByRole('button', { name: 'Şablonları kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.templates.map(({ id, body }) => [id, body])).toEqual([[1, 'Merhaba yine']]);
});
