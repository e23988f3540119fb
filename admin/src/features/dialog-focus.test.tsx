import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReplyTemplate } from '../testing/builders.ts';
import { openApp } from '../testing/render-app.tsx';

test.each([
  ['/admin/contact', 'Yanıt şablonları', 'Şablonun adı'],
  ['/admin/gallery', 'Görsel Yükle', 'Dosyaları buraya sürükleyin veya seçmek için tıklayın'],
  ['/admin/fairs/7/exhibitors', 'CSV’den al', 'CSV dosyası'],
  ['/admin/account', 'Uygulamayı kur', 'Uygulamadaki kod'],
])('%s: the dialog of “%s” focuses its first field', async (path, name, label) => {
  const { user } = openApp(path, {
    fairs: [anAdminFair({ id: 7 })],
    templates: [aReplyTemplate({ id: 1 }), aReplyTemplate({ id: 2 })],
  });
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const [field] = await within(await screen.findByRole('dialog')).findAllByLabelText(label);
  expect(field).toHaveFocus();
});

test('without templates the dialog focuses the button that adds one', async () => {
  const { user } = openApp('/admin/contact');
  await user.click(await screen.findByRole('button', { name: 'Yanıt şablonları' }));
  expect(await screen.findByRole('button', { name: 'Yeni şablon' })).toHaveFocus();
});
