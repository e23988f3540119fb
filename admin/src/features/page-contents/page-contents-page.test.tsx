import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPageContent } from '../../testing/builders.ts';
import { typeText } from '../../testing/editor.ts';
import { answer, openApp } from '../../testing/render-app.tsx';

function setUp() {
  const pages = [
    aPageContent({ pageKey: 'kvkk', title: 'KVKK', content: '<p>Bir</p>' }),
    aPageContent({ pageKey: 'isg-politikasi', title: 'İSG', content: '<h2>İki</h2>' }),
  ];
  return openApp('/admin/pages', { pages });
}

test('selects the first page, and shows the text of another when it is chosen', async () => {
  const { user } = setUp();
  expect(await screen.findByLabelText(/Başlık/)).toHaveValue('KVKK');
  expect(screen.getByRole('textbox', { name: 'İçerik' })).toHaveTextContent('Bir');
  await user.click(screen.getByRole('button', { name: /İSG/ }));
  expect(await screen.findByDisplayValue('İSG')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'İçerik' })).toHaveTextContent('İki');
});

test('saving sends the page and updates the list from the answer', async () => {
  const { user, api } = setUp();
  await user.type(await screen.findByLabelText(/Başlık/), ' metni');
  await typeText('İçerik', ' ve yeni');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Sayfa içeriği başarıyla güncellendi!')).toBeVisible();
  expect(api.bodies('PUT /admin/page-content/kvkk')[0]).toEqual({
    pageKey: 'kvkk',
    title: 'KVKK metni',
    content: '<p>Bir ve yeni</p>',
  });
  expect(screen.getByRole('button', { name: /KVKK metni/ })).toBeVisible();
  expect(api.bodies('GET /admin/page-content')).toHaveLength(1);
});

test('keeping a draft moves the focus on, because the pressed button is disabled', async () => {
  const { user } = setUp();
  await user.type(await screen.findByLabelText(/Başlık/), ' metni');
  await user.click(screen.getByRole('button', { name: 'Taslak olarak kaydet' }));
  expect(await screen.findByText('Taslak kaydedildi.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zamanla…' })).toHaveFocus());
});

test('text that is typed during a save stays in the form as an unsaved change', async () => {
  const { user, api } = setUp();
  const title = await screen.findByLabelText(/Başlık/);
  await user.type(title, ' bir');
  const release = api.hold('PUT /admin/page-content/kvkk');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await user.type(title, ' iki');
  release();
  expect(await screen.findByText('Sayfa içeriği başarıyla güncellendi!')).toBeVisible();
  expect(title).toHaveValue('KVKK bir iki');
  await user.click(screen.getByRole('button', { name: 'Taslak olarak kaydet' }));
  expect(await screen.findByText('Taslak kaydedildi.')).toBeVisible();
  expect(api.drafts).toMatchObject([{ rowId: 'kvkk', fields: { title: 'KVKK bir iki' } }]);
});

test('a failure keeps the typed text; if no draft can be stored, choosing another page asks for confirmation', async () => {
  const { user, api } = setUp();
  api.fail('PUT /admin/page-content/kvkk', 500);
  api.fail('POST /admin/drafts', 413);
  await user.type(await screen.findByLabelText(/Başlık/), '!');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('İçerik güncellenirken bir hata oluştu.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /İSG/ }));
  await answer(user, 'Kaydedilmemiş Değişiklikler', 'İptal');
  expect(screen.getByLabelText(/Başlık/)).toHaveValue('KVKK!');
});

test('the back button keeps a draft of a page’s unsaved text', async () => {
  const { user, api, router } = setUp();
  await user.click(await screen.findByRole('button', { name: /İSG/ }));
  await user.type(await screen.findByDisplayValue('İSG'), ' yarım');
  void router.navigate(-1);
  expect(await screen.findByDisplayValue('KVKK')).toBeVisible();
  expect(api.drafts).toMatchObject([{ rowId: 'isg-politikasi', fields: { title: 'İSG yarım' } }]);
  await user.click(await screen.findByRole('button', { name: 'Taslağı aç' }));
  expect(await screen.findByDisplayValue('İSG yarım')).toBeVisible();
  expect(screen.getByText(/^Taslak açıldı\./)).toBeVisible();
});
