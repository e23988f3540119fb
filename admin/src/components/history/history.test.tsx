import { anAdminFair } from '@fuar/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDraft, aVersion } from '../../testing/builders.ts';
import { type Given, openApp, openDialog } from '../../testing/render-app.tsx';

const fair = anAdminFair({ id: 7, title: 'Kitap Günleri', version: 'v2' });
const versions = [
  aVersion({
    id: 12,
    rowId: 7,
    title: 'Kitap Günleri',
    at: '2026-05-05T09:30:00.000Z',
    by: 'ayse@ornek.test',
    fields: { title: 'Kitap Günleri', details: '<p>Program <strong>uzadı</strong></p>', status: 'Completed' },
  }),
  aVersion({
    id: 11,
    rowId: 7,
    event: 'created',
    title: 'Kitap Fuarı',
    fields: { title: 'Kitap Fuarı', details: '<p>Program</p>', status: 'Upcoming' },
  }),
];

async function setUp(given: Given = {}) {
  const app = openApp('/admin/fairs', { fairs: [{ ...fair }], versions, ...given });
  const open = () => openDialog(app.user, 'Geçmiş: Kitap Günleri', 'Geçmiş: Kitap Günleri');
  return { ...app, open };
}

test('shows who saved what and when, with the words that were added and removed', async () => {
  const { open } = await setUp();
  const dialog = await open();
  const [newest, oldest] = await dialog.findAllByRole('listitem');
  expect(newest).toHaveTextContent('5 Mayıs 2026 12:30Yayındaki hâliKaydedildi, ayse@ornek.test');
  expect(oldest).toHaveTextContent('4 Mayıs 2026 12:30Eklendi, veli@ornek.test');
  expect(oldest).toHaveTextContent('Saklanan ilk hâl');
  const changes = within(newest as HTMLElement);
  expect((await changes.findByText('Günleri')).tagName).toBe('INS');
  expect(changes.getByText('Fuarı').tagName).toBe('DEL');
  expect(changes.getByText('uzadı', { exact: false }).tagName).toBe('INS');
  expect(changes.getByText('Tamamlandı')).toBeVisible();
});

test('shows the facts of a fair with their labels and readable values', async () => {
  const { open } = await setUp({
    versions: [
      aVersion({
        id: 12,
        rowId: 7,
        fields: { notice: 'postponed', isSupervised: 'true', productGroups: 'Roman\nŞiir' },
      }),
      aVersion({
        id: 11,
        rowId: 7,
        event: 'created',
        fields: { notice: '', isSupervised: '', productGroups: 'Roman' },
      }),
    ],
  });
  const dialog = await open();
  const changes = within((await dialog.findAllByRole('listitem'))[0] as HTMLElement);
  expect((await changes.findByText('Ertelendi')).tagName).toBe('INS');
  expect(changes.getByText('Değişiklik')).toBeVisible();
  expect(changes.getByText('TOBB takviminde').nextElementSibling).toHaveTextContent('eklendi: Evet');
  expect(changes.getByText('Ürün grupları').nextElementSibling).toHaveTextContent(/Roman ?eklendi:.*Şiir/);
});

test('shows angle brackets in a plain text as they were typed', async () => {
  const { open } = await setUp({
    versions: [
      aVersion({ id: 12, rowId: 7, fields: { description: 'Salon <b>' } }),
      aVersion({ id: 11, rowId: 7, event: 'created', fields: { description: 'Salon <a>' } }),
    ],
  });
  const dialog = await open();
  const changes = within((await dialog.findAllByRole('listitem'))[0] as HTMLElement);
  const { nextElementSibling } = await changes.findByText('Kısa Açıklama');
  expect(nextElementSibling).toHaveTextContent('Salon <çıkarıldı: aeklendi: b>');
});

test('shows no name for a version that was saved before accounts were stored', async () => {
  const { open } = await setUp({ versions: [aVersion({ id: 11, rowId: 7, event: 'created', by: '' })] });
  const dialog = await open();
  expect(await dialog.findByText('Eklendi')).toBeVisible();
});

test('makes a draft of a version and opens the draft', async () => {
  const { api, user, open } = await setUp();
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Taslağa geri al: 4 Mayıs 2026 12:30' }));
  const form = await screen.findByRole('dialog', { name: 'Fuarı Düzenle' });
  expect(await within(form).findByLabelText('Başlık')).toHaveValue('Kitap Fuarı');
  expect(screen.getByText('Bu hâl taslak olarak açıldı. Yayımlamak için kaydedin.')).toBeVisible();
  expect(api.fairs[0]?.title).toBe('Kitap Günleri');
});

test('offers the existing draft if the row already has a draft', async () => {
  const draft = aDraft({ rowId: 7, rowVersion: 'v2', fields: { title: 'Yarım' } });
  const { api, user, open } = await setUp({ drafts: [draft] });
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: /^Taslağa geri al/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Bu Kaydın Bir Taslağı Var' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByLabelText('Başlık')).toHaveValue('Yarım');
  expect(api.drafts).toEqual([draft]);
});

test('shows the real page with the content of a version', async () => {
  const { api, user, open } = await setUp();
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Sayfada gör: 4 Mayıs 2026 12:30' }));
  expect(await screen.findByRole('dialog', { name: 'Kitap Fuarı, 4 Mayıs 2026 12:30' })).toBeVisible();
  await waitFor(() =>
    expect(api.bodies('POST /admin/preview')[0]).toEqual({
      kind: 'fair',
      id: 7,
      fields: versions[1]?.fields,
    }),
  );
});

test.each([
  ['fair', 7, '/fuarlar/7'],
  ['press', 7, '/basin/7'],
  ['page', 'kvkk', '/kvkk'],
] as const)(
  'the preview of a version that changes no page opens the page of its row: %s',
  async (kind, rowId, path) => {
    const deleted = aVersion({ kind, rowId, event: 'deleted', title: 'Kayıt', fields: { title: 'Kayıt' } });
    const { user } = openApp('/admin/drafts?tab=deleted', { versions: [deleted], previewedPages: [] });
    await user.click(await screen.findByRole('button', { name: 'Sayfada gör: Kayıt' }));
    await waitFor(() =>
      expect(document.querySelector('iframe')).toHaveAttribute('src', `/api/admin/preview/p1${path}`),
    );
  },
);

test('a history that cannot be loaded can be requested again', async () => {
  const { api, user, open } = await setUp();
  api.fail('GET /admin/versions', 500);
  const dialog = await open();
  expect(await dialog.findByText('Geçmiş yüklenirken bir hata oluştu.')).toBeVisible();
  api.recover('GET /admin/versions');
  await user.click(dialog.getByRole('button', { name: 'Tekrar dene' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
});
