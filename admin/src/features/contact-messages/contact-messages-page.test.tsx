import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aContactMessage } from '../../testing/builders.ts';
import { catchDownloads } from '../../testing/catch-downloads.ts';
import { openApp, refetchLate, retype } from '../../testing/render-app.tsx';

function setUp(messages = [aContactMessage()], path = '/admin/contact') {
  return openApp(path, { messages });
}

const two = () => [
  aContactMessage({ id: 1, name: 'Işıl Kaya', subject: 'Stant', message: 'İlk satır\nikinci' }),
  aContactMessage({ id: 2, name: 'Mehmet Demir', subject: 'Ulaşım', isRead: true }),
];

test('opens one message at a time, with its text above its sender and time, and closes it again', async () => {
  const { user } = setUp(two());
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  const message = await screen.findByText(/İlk satır/);
  expect(message.previousElementSibling).toHaveTextContent('Stant');
  expect(message.closest('td')).toHaveTextContent(/Stant ?İlk satır\s?ikinci.*Gönderen.*Işıl Kaya/);
  const mail = screen.getByRole('link', { name: 'gonderen1@ornek.test' });
  expect(mail).toHaveAttribute('href', 'mailto:gonderen1@ornek.test');
  // The address breaks only after characters such as @.
  expect(mail.innerHTML).toBe('gonderen1@<wbr>ornek.<wbr>test');
  await user.click(screen.getByRole('button', { name: 'Ayrıntıları aç: Mehmet Demir' }));
  expect(screen.queryByText(/İlk satır/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Okundu olarak işaretle' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ayrıntıları kapat: Mehmet Demir' }));
  expect(screen.queryByText('Mesaj metni 2')).toBeNull();
});

test('a click anywhere on a row opens it and focuses its button, unless it selects text', async () => {
  const { user } = setUp(two());
  const cell = await screen.findByRole('cell', { name: 'Stant' });
  await user.click(cell);
  expect(await screen.findByText(/İlk satır/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ayrıntıları kapat: Işıl Kaya' })).toHaveFocus();
  await user.pointer([
    { keys: '[MouseLeft>]', target: cell, offset: 0 },
    { offset: 3 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(getSelection()?.toString()).toBe('Sta');
  expect(screen.getByText(/İlk satır/)).toBeVisible();
  await user.click(cell);
  expect(screen.queryByText(/İlk satır/)).toBeNull();
});

test('marking as read removes the dot without a refetch and keeps focus on the row', async () => {
  const { user, api } = setUp(two());
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  expect(screen.getByRole('img', { name: 'Okunmamış' })).toBeVisible();
  api.fail('PATCH /admin/contact/1/mark-as-read', 500);
  await user.click(screen.getByRole('button', { name: 'Okundu olarak işaretle' }));
  expect(await screen.findByText('Durum güncellenirken bir hata oluştu.')).toBeVisible();
  api.recover('PATCH /admin/contact/1/mark-as-read');
  await user.click(screen.getByRole('button', { name: 'Okundu olarak işaretle' }));
  expect(await screen.findByText('Mesaj okundu olarak işaretlendi.')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Okunmamış' })).toBeNull();
  expect(api.bodies('GET /admin/contact')).toHaveLength(1);
  const row = screen.getByRole('button', { name: 'Ayrıntıları kapat: Işıl Kaya' });
  await waitFor(() => expect(row).toHaveFocus());
});

test('a deleted message does not come back with a list that was requested before the deletion', async () => {
  const { user, api } = setUp(two());
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  const remove = await screen.findByRole('button', { name: 'Sil' });
  const release = await refetchLate(api, 'GET /admin/contact');
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Mesaj başarıyla silindi.')).toBeVisible();
  await release();
  expect(screen.queryByText('Işıl Kaya')).toBeNull();
});

test('searches name, e-mail and subject with folded Turkish letters, and filters by read state', async () => {
  const { user, location } = setUp(two());
  const search = await screen.findByRole('searchbox');
  await screen.findByText('Işıl Kaya');
  await user.keyboard('/');
  expect(search).toHaveFocus();
  for (const query of ['IŞIL', 'isil', 'stant', 'gonderen1']) {
    await retype(user, search, query);
    expect(screen.getByText('Işıl Kaya')).toBeVisible();
    expect(screen.queryByText('Mehmet Demir')).toBeNull();
  }
  await user.clear(search);
  await user.selectOptions(screen.getByLabelText('Durum'), 'Okunmuş');
  expect(screen.queryByText('Işıl Kaya')).toBeNull();
  expect(location()).toBe('/admin/contact?filter=read');
});

test('shows the number that the sender was given, and finds a message by its whole number', async () => {
  const { user } = setUp([
    aContactMessage({ id: 13, name: 'Işıl Kaya', email: 'isil@ornek.test', subject: 'Stant' }),
    aContactMessage({ id: 113, name: 'Mehmet Demir', email: 'm@ornek.test', subject: 'Yol' }),
  ]);
  await user.type(await screen.findByRole('searchbox'), '13');
  expect(await screen.findByText('1 mesaj')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  const number = await screen.findByText('Mesaj no');
  expect(number.nextElementSibling).toHaveTextContent(/^13$/);
});

test.each(['{ArrowDown}', '{ArrowUp}'])(
  '%s focuses the first row if no control has the focus',
  async (key) => {
    const { user } = setUp(two());
    const first = await screen.findByRole('button', { name: 'Ayrıntıları aç: Mehmet Demir' });
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard(key);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    act(() => screen.getByRole('searchbox').blur());
    await user.keyboard(key);
    expect(first).toHaveFocus();
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    await user.keyboard(key);
    expect(first).toHaveFocus();
  },
);

test('without a focused control, the arrow keys scroll as usual while a row or a dialog is open', async () => {
  const { user } = setUp(two());
  const first = await screen.findByRole('button', { name: 'Ayrıntıları aç: Mehmet Demir' });
  await user.click(first);
  act(() => first.blur());
  await user.keyboard('{ArrowDown}');
  expect(document.body).toHaveFocus();
  await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Yanıt şablonları' }));
  await screen.findByRole('dialog');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{ArrowDown}');
  expect(document.body).toHaveFocus();
});

test('the CSV has all columns of a message and no formulas', async () => {
  const downloads = catchDownloads();
  const { user } = setUp([
    aContactMessage({
      name: 'Işıl İnce',
      email: 'isil@ornek.test',
      subject: '=HYPERLINK("x")',
      message: 'Merhaba; nasılsınız?',
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'CSV indir' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('iletisim-mesajlari.csv');
  const lines = (await downloads[0]?.text)?.split('\r\n');
  expect(lines?.[0]).toBe('Tarih;Gönderen;E-posta;Konu;Mesaj;Okundu;Aşama;Sorumlu;Takip günü');
  expect(lines?.[1]).toContain(
    `;Işıl İnce;isil@ornek.test;"'=HYPERLINK(""x"")";"Merhaba; nasılsınız?";Hayır`,
  );
});

/** Returns a function that scrolls to the end of the list. */
function stubScrolling() {
  let reach = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => reach();
}

test('shows 30 rows at a time while the search covers all rows', async () => {
  const reach = stubScrolling();
  const many = Array.from({ length: 250 }, (_, index) =>
    aContactMessage({ id: index + 1, name: `Kişi ${index + 1}` }),
  );
  const { user } = setUp(many);
  await screen.findByText('Kişi 250');
  const rows = () =>
    within(screen.getByRole('table', { name: 'İletişim Mesajları' })).getAllByRole('row').length - 1;
  expect(rows()).toBe(30);
  act(reach);
  expect(rows()).toBe(60);
  await user.type(screen.getByRole('searchbox'), 'kişi 3');
  expect(screen.getByText('Kişi 3')).toBeVisible();
});

test('the button that shows the last rows focuses the first of these rows', async () => {
  stubScrolling();
  const many = Array.from({ length: 32 }, (_, index) =>
    aContactMessage({ id: index + 1, name: `Kişi ${index + 1}.` }),
  );
  const { user } = setUp(many);
  await user.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ayrıntıları aç: Kişi 2.' })).toHaveFocus());
});

test('focuses the heading when the unread filter hides the row', async () => {
  const { user } = setUp(two(), '/admin/contact?filter=unread');
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  await user.click(screen.getByRole('button', { name: 'Okundu olarak işaretle' }));
  await screen.findByText('Gelen Kutusu Boş');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('removes a message that somebody else deleted', async () => {
  const { user, api } = setUp(two());
  await user.click(await screen.findByRole('button', { name: 'Ayrıntıları aç: Işıl Kaya' }));
  api.messages = api.messages.filter(({ name }) => name !== 'Işıl Kaya');
  api.fail('PATCH /admin/contact/1/mark-as-read', 404);
  await user.click(screen.getByRole('button', { name: 'Okundu olarak işaretle' }));
  expect(await screen.findByText('Durum güncellenirken bir hata oluştu.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Işıl Kaya')).toBeNull());
});

test('an address that a visitor typed adds no recipient to the mail', async () => {
  const email = 'a?bcc=x%40ornek.test&body=b#@ornek.test';
  const { user } = setUp([aContactMessage({ email })]);
  await user.click(await screen.findByRole('button', { name: /^Ayrıntıları aç/ }));
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: email })).href).toBe(
    'mailto:a%3Fbcc=x%2540ornek.test%26body=b%23@ornek.test',
  );
});
