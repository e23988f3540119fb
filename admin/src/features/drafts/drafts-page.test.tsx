import { anAdminFair } from '@fuar/shared/testing/builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDraft, aPageContent, aVersion } from '../../testing/builders.ts';
import { type Given, openApp } from '../../testing/render-app.tsx';

const failed = aDraft({
  title: 'Arıcılık',
  fields: { title: 'Arıcılık' },
  state: 'failed',
  failure: 'Tarih zorunludur.',
});
const scheduled = aDraft({
  kind: 'page',
  rowId: 'kvkk',
  rowVersion: 'v1',
  title: 'KVKK 2027',
  fields: { title: 'KVKK 2027' },
  state: 'scheduled',
  publishAt: '2099-11-27T06:00:00.000Z',
});
const plain = aDraft({ kind: 'press', fields: { title: 'Bülten', type: 'Coverage' } });

function setUp(path: string, given: Given = {}) {
  return openApp(path, { drafts: [plain, scheduled, failed], pages: [aPageContent()], ...given });
}

test('lists failed drafts first, then scheduled ones, then the others', async () => {
  setUp('/admin/drafts');
  expect(await screen.findByText('3 taslak')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Taslaklar' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Arıcılık',
    'KVKK 2027',
    'Bülten',
  ]);
  expect(rows[0]).toHaveTextContent('Zamanında yayımlanamadı. Tarih zorunludur.');
  expect(rows[1]).toHaveTextContent('Zamanlandı: 27 Kasım 2099 Cuma 09.00');
  expect(rows[1]).toHaveTextContent('Sayfa');
});

test.each([
  ['Arıcılık', 'Arıcılık'],
  ['KVKK 2027', 'KVKK 2027'],
  ['Bülten', 'Bülten'],
])('opens the draft “%s” in its form', async (link, title) => {
  const { user } = setUp('/admin/drafts');
  await user.click(await screen.findByRole('link', { name: link }));
  expect(await screen.findByLabelText('Başlık')).toHaveValue(title);
});

test('when the form of a draft closes, the heading of its list gets the focus', async () => {
  const { user } = setUp('/admin/drafts');
  (await screen.findByRole('link', { name: 'Bülten' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Başlık')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Basın Yönetimi' })).toHaveFocus());
});

test('discards a draft after asking', async () => {
  const { api, user } = setUp('/admin/drafts');
  await user.click(await screen.findByRole('button', { name: 'Taslağı sil: Bülten' }));
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Taslak silindi.')).toBeVisible();
  expect(await screen.findByText('2 taslak')).toBeVisible();
  expect(api.drafts).toHaveLength(2);
});

test('says that a draft no longer exists if somebody has published or discarded it', async () => {
  const { api, user } = setUp('/admin/drafts');
  const discard = await screen.findByRole('button', { name: 'Taslağı sil: Bülten' });
  api.drafts = api.drafts.filter(({ id }) => id !== plain.id);
  await user.click(discard);
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText(/^Bu taslak artık yok/)).toBeVisible();
  expect(await screen.findByText('2 taslak')).toBeVisible();
});

test('without drafts the page says how to keep a draft', async () => {
  setUp('/admin/drafts', { drafts: [] });
  expect(await screen.findByText('Taslak Yok')).toBeVisible();
});

test.each(['/admin', '/admin/contact', '/admin/account'])(
  '%s names failed drafts and leads to them',
  async (path) => {
    const { user } = setUp(path);
    expect(await screen.findByText('1 taslak zamanında yayımlanamadı.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Taslakları göster' }));
    expect(await screen.findByText('3 taslak')).toBeVisible();
  },
);

test('restores a deleted row as a draft, which publishes nothing', async () => {
  const deleted = aVersion({
    rowId: 9,
    event: 'deleted',
    title: 'Silinen Fuar',
    fields: { title: 'Silinen Fuar', date: '1-3 Ocak 2033', description: 'x' },
  });
  const { api, user } = setUp('/admin/drafts?tab=deleted', { drafts: [], versions: [deleted] });
  expect(await screen.findByText('Silindi: 4 Mayıs 2026 12:30, veli@ornek.test')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Son silinenler' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sayfada gör: Silinen Fuar' }));
  await waitFor(() =>
    expect(api.bodies('POST /admin/preview')[0]).toEqual({ kind: 'fair', id: 9, fields: deleted.fields }),
  );
  await user.click(screen.getByRole('button', { name: 'Kapat' }));
  await user.click(screen.getByRole('button', { name: 'Taslağa geri al: Silinen Fuar' }));
  expect(await screen.findByRole('dialog', { name: 'Yeni Fuar Ekle' })).toBeVisible();
  expect(await screen.findByLabelText('Başlık')).toHaveValue('Silinen Fuar');
  expect(api.drafts).toMatchObject([{ rowId: 9 }]);
  expect(api.fairs).toEqual([]);
});

test('a version that cannot be restored is reported with the reason', async () => {
  const deleted = aVersion({ rowId: 9, event: 'deleted', title: 'Silinen Fuar' });
  const { api, user } = setUp('/admin/drafts?tab=deleted', { drafts: [], versions: [deleted] });
  api.fail(`POST /admin/versions/${deleted.id}/draft`, 404, { message: 'Kayıt bulunamadı.' });
  await user.click(await screen.findByRole('button', { name: 'Taslağa geri al: Silinen Fuar' }));
  expect(await screen.findByText('Geri alınamadı. Kayıt bulunamadı.')).toBeVisible();
});

test('shows the site on a chosen day, and refuses a past day with a message', async () => {
  const { api } = setUp('/admin/drafts?tab=day', { fairs: [anAdminFair()] });
  const day = await screen.findByLabelText('Gün');
  await waitFor(() => expect(api.bodies('POST /admin/preview')).not.toEqual([]));
  expect(day).toHaveAttribute('min', day.getAttribute('value'));
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  expect(day).toBeInvalid();
  expect(day).toHaveAccessibleDescription(/Geçmiş bir gün seçilemez\.$/);
  fireEvent.change(day, { target: { value: '2099-11-27' } });
  expect(day).toBeValid();
  expect(await screen.findByText('Bu güne kadar 1 sayfa değişecek')).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(/^\/api\/admin\/preview\/p\d\/$/),
  );
  await waitFor(() => expect(api.bodies('POST /admin/preview').at(-1)).toEqual({ day: '2099-11-27' }));
  expect(api.sent.map(({ body }) => body)).not.toContainEqual({ day: '2020-01-01' });
});
