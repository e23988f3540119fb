import type { AdminFair } from '@fuar/shared/schemas/fair';
import { anAdminFair } from '@fuar/shared/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp, openDialog, retype } from '../../testing/render-app.tsx';

function setUp(fairs: AdminFair[], path = '/admin/fairs') {
  return openApp(path, { fairs });
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => anAdminFair({ id: index + 1, title: `Fuar ${index + 1}` }));
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('a card shows title, date text, description, status and whether it is live', async () => {
  setUp([
    anAdminFair({
      id: 1,
      title: 'Tarım Fuarı',
      date: '15-17 Ekim 2025',
      description: 'Kısa söz',
      live: false,
    }),
    anAdminFair({ id: 2, title: 'Kitap Fuarı', status: 'Completed', imageUrl: '/media/kitap.webp' }),
  ]);
  const [book, farm] = await screen.findAllByRole('article');
  expect(within(book as HTMLElement).getByText('Tamamlandı')).toBeVisible();
  expect(within(book as HTMLElement).getByText('Yayında')).toBeVisible();
  expect((book as HTMLElement).querySelector('img')).toHaveAttribute('src', '/media/kitap.webp');
  for (const text of ['Tarım Fuarı', '15-17 Ekim 2025', 'Kısa söz', 'Yaklaşan', 'Yayımlanıyor']) {
    expect(within(farm as HTMLElement).getByText(text)).toBeVisible();
  }
  await waitFor(() => expect(document.title).toMatch(/^Fuar Yönetimi/));
});

test('a cancelled fair has another colour than a postponed one, as on the site', async () => {
  setUp([anAdminFair({ id: 1, notice: 'cancelled' }), anAdminFair({ id: 2, notice: 'postponed' })]);
  expect((await screen.findByText('İptal edildi')).className).toContain('danger');
  expect(screen.getByText('Ertelendi').className).toContain('warning');
});

test('shows five fairs on a page, and returns to the page after the search is cleared', async () => {
  const { user, location } = setUp(numbered(11));
  await screen.findByText('Sayfa 1 / 3');
  expect(titles()).toEqual(['Fuar 11', 'Fuar 10', 'Fuar 9', 'Fuar 8', 'Fuar 7']);
  expect(screen.getByRole('button', { name: 'Önceki' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Sonraki' }));
  await user.click(screen.getByRole('button', { name: 'Sonraki' }));
  expect(await screen.findByText('Sayfa 3 / 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sonraki' })).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.selectOptions(screen.getByLabelText('Sıralama'), 'En Eski');
  expect(titles()).toEqual(['Fuar 11']);
  await user.type(screen.getByRole('searchbox'), 'fuar 1');
  expect(titles()).toEqual(['Fuar 1', 'Fuar 10', 'Fuar 11']);
  expect(screen.queryByText(/^Sayfa \d/)).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.getByText('Sayfa 3 / 3')).toBeVisible();
  expect(location()).toBe('/admin/fairs?sort=oldest&page=3');
});

test('search folds Turkish letters, is stored in the URL, and loses no keystroke', async () => {
  const { user, location, router } = setUp([
    anAdminFair({ title: 'IŞIK Fuarı', date: '1 Mayıs 2026' }),
    anAdminFair({ title: 'Kitap Fuarı', date: '2 Haziran 2026' }),
  ]);
  const search = await screen.findByPlaceholderText('Fuar ara...');
  await screen.findByRole('heading', { name: 'IŞIK Fuarı' });
  await user.type(search, 'ışık');
  expect(search).toHaveValue('ışık');
  expect(titles()).toEqual(['IŞIK Fuarı']);
  expect(location()).toBe(`/admin/fairs?query=${encodeURIComponent('ışık')}`);
  await retype(user, search, 'HAZİRAN');
  expect(titles()).toEqual(['Kitap Fuarı']);
  await act(() => router.navigate('/admin/fairs?query=mayis'));
  expect(search).toHaveValue('mayis');
  expect(titles()).toEqual(['IŞIK Fuarı']);
});

test('a URL restores search, filter and sort', async () => {
  setUp(
    [anAdminFair({ title: 'Biten', status: 'Completed' }), anAdminFair({ title: 'Bitmeyen' })],
    '/admin/fairs?query=bit&status=Completed&sort=oldest',
  );
  expect(await screen.findByRole('heading', { name: 'Biten' })).toBeVisible();
  expect(titles()).toEqual(['Biten']);
  expect(screen.getByLabelText('Durum')).toHaveDisplayValue('Tamamlanan');
  expect(screen.getByLabelText('Sıralama')).toHaveDisplayValue('En Eski');
  expect(screen.getByRole('searchbox')).toHaveValue('bit');
});

test('İptal, Escape and the backdrop cancel a deletion', async () => {
  const { user, api } = setUp([anAdminFair({ id: 4, title: 'Kitap Fuarı' })]);
  const open = async () => {
    const button = await screen.findByRole('button', { name: 'Sil: Kitap Fuarı' });
    await user.click(button);
    return screen.findByRole('alertdialog', { name: 'Fuarı Sil' });
  };
  await open();
  expect(screen.getByRole('button', { name: 'İptal' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'İptal' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sil: Kitap Fuarı' })).toHaveFocus();

  await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(await open());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.sent.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
});

test('polls the list until every fair is live', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = setUp([anAdminFair({ id: 4, live: false })]);
  await screen.findByText('Yayımlanıyor');
  api.fairs = api.fairs.map((fair) => ({ ...fair, live: true }));
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  await waitFor(() => expect(within(screen.getByRole('article')).getByText('Yayında')).toBeVisible());
  const calls = api.sent.length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(api.sent).toHaveLength(calls);
});

test('removes a fair that somebody else deleted and keeps the focus visible', async () => {
  const { user, api } = setUp(numbered(2));
  await user.click(await screen.findByRole('button', { name: 'Sil: Fuar 1' }));
  api.fail('DELETE /admin/fairs/1', 404);
  api.fairs = api.fairs.filter(({ id }) => id !== 1);
  await user.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Fuar silinirken bir hata oluştu.')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Fuar 2']));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Fuar Yönetimi' })).toHaveFocus());
});

test('completes an upcoming fair that has ended; the focus stays visible when a pressed button disappears', async () => {
  const { user, api } = setUp([
    anAdminFair({ id: 1, title: 'Biten', date: '1-3 Ocak 2025', endDate: '2025-01-03' }),
  ]);
  const heading = await screen.findByRole('heading', { name: 'Fuar Yönetimi' });
  const inSight = () => waitFor(() => expect(heading).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Tamamlandı olarak işaretle: Biten' }));
  await screen.findByText('Fuar başarıyla güncellendi!');
  expect(api.bodies('PUT /admin/fairs/1')).toEqual([{ status: 'Completed' }]);
  await inSight();

  await user.type(screen.getByRole('searchbox'), 'yok böyle');
  await user.click(await screen.findByRole('button', { name: 'Aramayı ve filtreleri temizle' }));
  await inSight();

  await user.selectOptions(screen.getByLabelText('Durum'), 'Tamamlanan');
  const dialog = await openDialog(user, 'Düzenle: Biten');
  await user.selectOptions(await dialog.findByLabelText('Durum'), 'Yaklaşan');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Fuar Bulunamadı');
  await inSight();
});

test('until the date of a fair is corrected, its card says that the date cannot be read', async () => {
  const { user } = setUp([anAdminFair({ id: 1, title: 'Kitap Fuarı', date: '3 Aralk 2026' })]);
  const dialog = await openDialog(user, 'Düzenle: Kitap Fuarı');
  await dialog.findByLabelText(/Tarih/);
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Fuar başarıyla güncellendi!');
  expect(within(screen.getByRole('article')).getByText('Tarih okunamadı')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Düzenle: Kitap Fuarı' }));
  await user.click(await screen.findByRole('button', { name: 'Öneriyi kullan' }));
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByText('Tarih okunamadı')).toBeNull());
  expect(within(screen.getByRole('article')).getByText('3 Aralık 2026')).toBeVisible();
});
