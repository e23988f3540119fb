import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aSubmission } from '../../../testing/builders.ts';
import { openApp } from '../../../testing/render-app.tsx';
import type { FakeApi } from '../../../testing/server.ts';

const PATH = '/admin/participant-submissions';
const fair = (fairId: number, fairTitle: string) => ({ fairId, fairTitle });

function setUp(path = `${PATH}?fair=1&view=board`) {
  const book = fair(1, 'Kitap Fuarı');
  const submissions = [
    aSubmission({ id: 1, companyName: 'Dicle', ...book, requestedArea: 36, number: 'BF-2026-0001' }),
    aSubmission({ id: 2, companyName: 'Fırat', ...book, requestedArea: 0.1, followUpOn: '2026-01-02' }),
    aSubmission({ id: 3, companyName: 'Zap', ...book, status: 'accepted', offeredArea: 40, owner: 'Veli' }),
    aSubmission({ id: 4, companyName: 'Murat', ...fair(2, 'Tarım Fuarı') }),
  ];
  return openApp(path, { submissions });
}

const column = (name: string) => screen.getByRole('region', { name });
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const changes = (api: FakeApi) =>
  api.sent.filter(({ call }) => call.startsWith('PATCH')).map(({ call, body }) => [call.slice(-1), body]);

test('the columns are the statuses, with counts and areas', async () => {
  setUp();
  await card('Dicle');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['Yeni', 'Görüşülüyor', 'Teklif verildi', 'Kabul edildi', 'Olmadı']);
  expect(column('Yeni')).toHaveTextContent('2 talep · 36,1 m²');
  expect(column('Kabul edildi')).toHaveTextContent('1 talep · 40 m²');
  expect(column('Olmadı')).toHaveTextContent('Bu aşamada talep yok.');
  expect(await card('Dicle')).toHaveTextContent(/36 m².*BF-2026-0001.*Sahipsiz/);
  expect(await card('Fırat')).toHaveTextContent('Takip gecikti: 2 Oca 2026');
  expect(await card('Zap')).toHaveTextContent(/40 m².*Veli/);
  expect(screen.queryByText('Murat')).toBeNull();
});

test('without a fair the board asks for one, and the address bar holds the view', async () => {
  const { user, location } = setUp(PATH);
  await screen.findByText('Murat');
  await user.click(screen.getByRole('button', { name: 'Pano' }));
  expect(location()).toBe(`${PATH}?view=board`);
  expect(await screen.findByRole('heading', { name: 'Panoyu görmek için bir fuar seçin' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tarım Fuarı' }));
  expect(await card('Murat')).toBeVisible();
  expect(new URLSearchParams(location().split('?')[1]).get('fair')).toBe('2');
  await user.selectOptions(screen.getByLabelText('Fuar'), 'Kitap Fuarı');
  expect(await card('Dicle')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tablo' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a column shows 50 cards at a time; the button for more focuses the first added card', async () => {
  const submissions = Array.from({ length: 52 }, (_, n) =>
    aSubmission({ id: n + 1, companyName: `Firma ${n + 1}.`, ...fair(1, 'Kitap Fuarı') }),
  );
  const { user } = openApp(`${PATH}?fair=1&view=board`, { submissions });
  await card('Firma 52\\.');
  const cards = () => within(column('Yeni')).getAllByRole('button', { name: /^Firma/ });
  expect(cards()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  expect(cards()).toHaveLength(52);
  await waitFor(() => expect(cards()[50]).toHaveFocus());
});

test('the board offers many fairs in a select instead of buttons', async () => {
  const submissions = Array.from({ length: 31 }, (_, n) =>
    aSubmission({ id: n + 1, companyName: `Firma ${n}`, ...fair(n + 1, `Fuar ${n}`) }),
  );
  const { user } = openApp(`${PATH}?view=board`, { submissions });
  await user.selectOptions(await screen.findByLabelText('Fuar'), 'Fuar 30');
  expect(await card('Firma 30')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fuar 1' })).toBeNull();
});

test('back leads from a fair on the board to the table', async () => {
  const { user, router } = setUp(PATH);
  await screen.findByText('Murat');
  await user.click(screen.getByRole('button', { name: 'Pano' }));
  await user.click(await screen.findByRole('button', { name: 'Tarım Fuarı' }));
  await card('Murat');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a key moves the focused card, the focus follows, and the toast undoes the move', async () => {
  const { user, api } = setUp();
  (await card('Dicle')).focus();
  await user.keyboard('3');
  expect(await within(column('Teklif verildi')).findByRole('button', { name: /^Dicle/ })).toHaveFocus();
  await screen.findByText('Aşama: Teklif verildi');
  const said = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('Dicle'));
  expect(said).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await within(column('Yeni')).findByRole('button', { name: /^Dicle/ })).toBeVisible();
  await waitFor(() =>
    expect(changes(api)).toEqual([
      ['1', { status: 'offered' }],
      ['1', { status: 'new' }],
    ]),
  );
});

test('arrows move the card sideways and the focus up and down', async () => {
  const { user, api } = setUp();
  (await card('Fırat')).focus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(await card('Dicle')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const talking = column('Görüşülüyor');
  expect(await within(talking).findByRole('button', { name: /^Dicle/ })).toHaveFocus();
  await screen.findByText('Aşama: Görüşülüyor');
  await user.keyboard('u');
  await waitFor(() => expect(changes(api)).toHaveLength(2));
  expect(within(talking).getByRole('button', { name: /^Dicle/ })).toHaveTextContent('ayse@ornek.test');
});

test('an arrow key focuses the first card while nothing has the focus', async () => {
  const { user } = setUp();
  const first = await card('Fırat');
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await card('Dicle')).toHaveFocus();
});

test('Tab reaches one card of each column', async () => {
  setUp();
  await card('Dicle');
  const stops = [...document.querySelectorAll('[data-card]')].filter((one) => one.matches('[tabindex="0"]'));
  expect(stops.map((one) => one.getAttribute('data-card'))).toEqual(['2', '3']);
});

test('declining asks for a reason, which may stay empty; the focus then returns to the card', async () => {
  const { user, api } = setUp();
  (await card('Dicle')).focus();
  await user.keyboard('5');
  const reason = await within(column('Olmadı')).findByRole('textbox', { name: 'Olmama nedeni: Dicle' });
  expect(reason).toHaveFocus();
  await user.keyboard('1 yıl sonra{Enter}');
  await waitFor(() => expect(api.submissions[0]?.declineReason).toBe('1 yıl sonra'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Olmama nedeni/ })).toBeNull());
  expect(within(column('Olmadı')).getByRole('button', { name: /^Dicle/ })).toHaveFocus();
  expect(await within(column('Olmadı')).findByText('1 yıl sonra')).toBeVisible();
  await user.keyboard('1');
  expect(await within(column('Yeni')).findByRole('button', { name: /^Dicle/ })).not.toHaveTextContent(
    '1 yıl sonra',
  );
  (await card('Fırat')).focus();
  await user.keyboard('5');
  await within(column('Olmadı')).findByRole('textbox', { name: 'Olmama nedeni: Fırat' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Fırat/));
  expect(screen.queryByRole('textbox', { name: /^Olmama nedeni/ })).toBeNull();
});

test('the answer to an earlier move does not undo a later move while a reason is typed', async () => {
  const { user, api } = setUp();
  (await card('Dicle')).focus();
  const release = api.hold('PATCH /admin/participant-submissions/1');
  await user.keyboard('{ArrowRight}');
  expect(await within(column('Görüşülüyor')).findByRole('button', { name: /^Dicle/ })).toHaveFocus();
  await user.keyboard('5');
  const reason = await screen.findByRole('textbox', { name: 'Olmama nedeni: Dicle' });
  await user.type(reason, 'Bütçe');
  release();
  const releaseLater = api.hold('PATCH /admin/participant-submissions/1');
  await waitFor(() => expect(changes(api)).toHaveLength(2));
  expect(reason).toBeVisible();
  releaseLater();
  expect(await screen.findByText('Aşama: Olmadı')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.submissions[0]?.declineReason).toBe('Bütçe'));
});

test('after an edit conflict the card moves to the column that the other person chose', async () => {
  const { user, api } = setUp();
  const focused = await card('Dicle');
  api.submissions = api.submissions.map((one) =>
    one.id === 1 ? { ...one, version: 'v2', status: 'talking' as const } : one,
  );
  focused.focus();
  await user.keyboard('4');
  expect(await screen.findByText(/az önce başka biri değiştirdi/)).toBeVisible();
  expect(await within(column('Görüşülüyor')).findByRole('button', { name: /^Dicle/ })).toHaveFocus();
  expect(screen.queryByText(/^Aşama: /)).toBeNull();
});

test('Enter opens the request in a dialog, R opens its reply box, and the focus follows a moved card', async () => {
  const { user } = setUp();
  (await card('Dicle')).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Dicle · BF-2026-0001' });
  expect(await within(dialog).findByText('Ön talep formuyla geldi.')).toBeVisible();
  expect(dialog.querySelector('[aria-keyshortcuts]'), 'no key works in the dialog').toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await card('Dicle')).toHaveFocus();
  await user.keyboard('3');
  expect(await within(column('Teklif verildi')).findByRole('button', { name: /^Dicle/ })).toHaveFocus();
  await user.keyboard('r');
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveFocus());
});

test('the focus returns to a card whose stage was changed in its dialog', async () => {
  const { user } = setUp();
  (await card('Dicle')).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dicle · BF-2026-0001' }));
  await user.click(await dialog.findByRole('button', { name: 'Teklif verildi' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const moved = within(column('Teklif verildi')).getByRole('button', { name: /^Dicle/ });
  await waitFor(() => expect(moved).toHaveFocus());
});

test('Escape closes the dialog of a request and saves the text of a field', async () => {
  const { user, api } = setUp();
  await user.click(await card('Dicle'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dicle · BF-2026-0001' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Teklif edilen alan (m²)' }), '42{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(changes(api)).toEqual([['1', { offeredArea: '42' }]]));
});
