// @vitest-environment jsdom
import { FAIR_STATUS_NAMES } from '@fuar/shared/content/fair-statuses';
import { recordOf } from '@fuar/shared/content/record';
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import type { Fair } from '@fuar/shared/schemas/fair';
import { aFair } from '@fuar/shared/testing/builders';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { panel } from '../testing/islands.ts';
import { FairTabs } from './fair-tabs.tsx';

const upcoming = [aFair({ title: 'Kitap Fuarı' })];
const completed = [aFair({ title: 'Tekstil Fuarı', status: 'Completed' })];

/** The props of the build; `total` is the number of upcoming fairs. */
function built(first: Fair[], second: Fair[], total = first.length) {
  return {
    ...recordOf(FAIR_STATUS_NAMES, () => ({ cards: [], total: 0, years: [] })),
    Upcoming: { cards: first, total, years: [] },
    Completed: { cards: second, total: second.length, years: [] },
  };
}

afterEach(() => {
  history.replaceState(null, '', '/fuarlar');
});

/** A fake `/api`. For each status of fairs, it answers with a list, fails, or never answers. */
function serve(answers: Record<string, unknown[] | 'fails' | 'never'>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const answer = answers[new URL(url, 'http://x').searchParams.get('status') ?? ''];
    if (answer === 'never') return new Promise(() => {});
    return answer === 'fails' ? new Response('', { status: 500 }) : Response.json(answer);
  });
  return asked;
}

test('shows the built list and refreshes it in the background', async () => {
  const asked = serve({ upcoming: [aFair({ title: 'Yepyeni Fuar' })] });
  render(<FairTabs tabs={built(upcoming, completed)} />);
  expect(panel().getByRole('link', { name: 'Kitap Fuarı' })).toBeTruthy();
  expect(await panel().findByRole('link', { name: 'Yepyeni Fuar' })).toBeTruthy();
  expect(asked).toEqual(['/api/fairs?status=upcoming&fields=card']);
});

test('in a preview, a link in a newly chosen tab stays inside the preview', async () => {
  const asked = serve({});
  history.replaceState(null, '', '/api/admin/preview/belirtec/fuarlar');
  render(<FairTabs tabs={built(upcoming, completed)} />);
  await userEvent.click(screen.getByRole('tab', { name: m.statuses.Completed.tab }));
  const link = panel().getByRole('link', { name: 'Tekstil Fuarı' });
  link.addEventListener('click', (event) => event.preventDefault());
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(link);
    expect(link.getAttribute('href')).toBe(`/api/admin/preview/belirtec/fuarlar/${completed[0]?.id}`);
  }
  expect(asked).toEqual([]);
});

test('a failed refresh keeps the tab', async () => {
  const asked = serve({ upcoming: 'fails' });
  render(<FairTabs tabs={built(upcoming, completed)} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => {});
  expect(panel().getByRole('link', { name: 'Kitap Fuarı' })).toBeTruthy();
});

test('a change of tab calls /api and shows six skeletons meanwhile', async () => {
  const asked = serve({ upcoming, completed: 'never' });
  render(<FairTabs tabs={built(upcoming, completed)} />);
  await userEvent.click(screen.getByRole('tab', { name: m.statuses.Completed.tab }));
  expect(asked.at(-1)).toBe('/api/fairs?status=completed&fields=card');
  expect(screen.getByRole('tabpanel').querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(panel().getByRole('status').textContent).toBe(STATE_MESSAGES.loading);
});

test('a failed change of tab shows an error that can be retried', async () => {
  const answers: Parameters<typeof serve>[0] = { upcoming, completed: 'fails' };
  serve(answers);
  render(<FairTabs tabs={built(upcoming, completed)} />);
  await userEvent.click(screen.getByRole('tab', { name: m.statuses.Completed.tab }));
  expect(await panel().findByText(m.loadFailed)).toBeTruthy();
  answers.completed = completed;
  await userEvent.click(panel().getByRole('button', { name: STATE_MESSAGES.retry }));
  expect(await panel().findByRole('link', { name: 'Tekstil Fuarı' })).toBeTruthy();
});

test('each empty list has its own message', async () => {
  serve({ upcoming: [], completed: [] });
  render(<FairTabs tabs={built([], [])} />);
  expect(panel().getByText(m.statuses.Upcoming.none)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: m.statuses.Completed.tab }));
  expect(await panel().findByText(m.statuses.Completed.none)).toBeTruthy();
  expect(panel().getByText(m.checkLater)).toBeTruthy();
});

test('a late answer for one tab does not appear in the other', async () => {
  const first = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('upcoming') ? first.promise : Promise.resolve(Response.json(completed)),
  );
  render(<FairTabs tabs={built(upcoming, completed)} />);
  await userEvent.click(screen.getByRole('tab', { name: m.statuses.Completed.tab }));
  await panel().findByRole('link', { name: 'Tekstil Fuarı' });
  first.resolve(Response.json([aFair({ title: 'Gecikmiş' })]));
  await act(async () => {});
  expect(panel().queryByText('Gecikmiş')).toBeNull();
});

const many = (count: number, year: number) =>
  Array.from({ length: count }, (_, n) =>
    aFair({ title: `Fuar ${year}-${n}`, status: 'Completed', date: `1 Ocak ${year}` }),
  );
const cards = () => panel().getAllByRole('article').length;

test('a button extends a long list, stores its length in the URL and moves focus to the first new card', async () => {
  const all = [...many(40, 2025), ...many(20, 2024)];
  serve({ upcoming: all, completed: [] });
  render(<FairTabs tabs={built(all.slice(0, 24), [], 60)} />);
  expect(cards()).toBe(24);
  expect(panel().getByText(m.shownOf(24, 60))).toBeTruthy();
  await userEvent.click(panel().getByRole('button', { name: m.showMore }));
  await waitFor(() => expect(cards()).toBe(48));
  expect(location.search).toBe('?durum=yaklasan&sayfa=2');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(all[24]?.title));
  await userEvent.click(panel().getByRole('button', { name: m.showMore }));
  expect(cards()).toBe(60);
  expect(panel().queryByRole('button', { name: m.showMore })).toBeNull();
});

test('completed fairs can be filtered by year, and the URL stores the filter', async () => {
  const all = [...many(30, 2025), ...many(3, 2024)];
  serve({ upcoming, completed: all });
  const list = <FairTabs tabs={built(upcoming, all.slice(0, 24))} />;
  render(list);
  await userEvent.click(screen.getByRole('tab', { name: m.statuses.Completed.tab }));
  const years = within(await panel().findByRole('navigation', { name: m.years }));
  expect(years.getAllByRole('link').map((link) => link.textContent)).toEqual([m.allYears, '2025', '2024']);
  await userEvent.click(years.getByRole('link', { name: '2024' }));
  expect(cards()).toBe(3);
  expect(location.search).toBe('?durum=tamamlanan&yil=2024');
  cleanup();

  render(list);
  await waitFor(() => expect(cards()).toBe(3));
  expect(screen.getByRole('tab', { name: m.statuses.Completed.tab, selected: true })).toBeTruthy();
});

test('marks “all years” as the chosen filter if no fair is in the year in the URL', async () => {
  const all = [...many(30, 2025), ...many(3, 2024)];
  serve({ upcoming, completed: all });
  history.replaceState(null, '', '/fuarlar?durum=tamamlanan&yil=1999');
  render(<FairTabs tabs={built(upcoming, all.slice(0, 24))} />);
  const years = within(await panel().findByRole('navigation', { name: m.years }));
  expect(years.getByRole('link', { current: true }).textContent).toBe(m.allYears);
});

test('a list that cannot be extended shows an error and is not requested endlessly', async () => {
  const asked = serve({ upcoming: 'fails' });
  const first = many(24, 2025);
  render(<FairTabs tabs={built(first, [], 60)} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(panel().getByRole('button', { name: m.showMore }));
  expect(await panel().findByText(m.loadFailed)).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test('arrow keys move between the tabs and wrap around, and Home and End lead to the first and last one', async () => {
  serve({ upcoming, completed });
  render(<FairTabs tabs={built(upcoming, completed)} />);
  screen.getByRole('tab', { name: m.statuses.Upcoming.tab }).focus();
  for (const [key, status] of [
    ['ArrowRight', 'Completed'],
    ['ArrowRight', 'Upcoming'],
    ['End', 'Completed'],
    ['Home', 'Upcoming'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    const tab = screen.getByRole('tab', { name: m.statuses[status].tab, selected: true });
    expect(document.activeElement).toBe(tab);
  }
});

const SECOND_PAGE = '?durum=yaklasan&sayfa=2';

test.each([
  ['restores the scroll position of a visitor who returns to a long list', SECOND_PAGE, 0, [500]],
  ['does not scroll a visitor who has scrolled while the list was loading', SECOND_PAGE, 200, []],
  ['leaves the scroll position of a short list to the browser', '', 0, []],
])('%s', async (_, search, scrolled, expected) => {
  serve({ upcoming: [aFair({ title: 'Yepyeni Fuar' })] });
  history.replaceState({ top: 500 }, '', `/fuarlar${search}`);
  vi.stubGlobal('scrollY', scrolled);
  const tops: unknown[] = [];
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => tops.push(top));
  render(<FairTabs tabs={built(upcoming, completed)} />);
  await panel().findByRole('link', { name: 'Yepyeni Fuar' });
  // Run the effects of the last rendering.
  await act(async () => {});
  expect(tops).toEqual(expected);
});

test('does not restore the scroll position if the visitor has changed the tab', async () => {
  serve({ upcoming: 'never', completed });
  history.replaceState({ top: 500 }, '', `/fuarlar${SECOND_PAGE}`);
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  render(<FairTabs tabs={built(upcoming, [])} />);
  await userEvent.click(screen.getByRole('tab', { name: m.statuses.Completed.tab }));
  await panel().findByRole('link', { name: 'Tekstil Fuarı' });
  await act(async () => {});
  expect(scroll).not.toHaveBeenCalled();
});
