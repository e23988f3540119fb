// @vitest-environment jsdom
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { aFair } from '@fuar/shared/testing/builders';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FairTabs } from './fair-tabs.tsx';

const upcoming = [aFair({ title: 'Kitap Fuarı' })];
const completed = [aFair({ title: 'Tekstil Fuarı', status: 'Completed' })];

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/fuarlar');
  vi.unstubAllGlobals();
});

/** `/api` by status: a list, a refusal, or an answer that never comes. */
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

const panel = () => within(screen.getByRole('tabpanel'));

test('shows what the page was built with, and refreshes it quietly', async () => {
  const asked = serve({ upcoming: [aFair({ title: 'Yepyeni Fuar' })] });
  render(<FairTabs upcoming={upcoming} completed={completed} />);
  expect(panel().getByRole('link', { name: 'Kitap Fuarı' })).toBeTruthy();
  expect(await panel().findByRole('link', { name: 'Yepyeni Fuar' })).toBeTruthy();
  expect(asked).toEqual(['/api/fairs?status=upcoming&fields=card']);
});

test('a refresh that fails leaves the tab as it was', async () => {
  const asked = serve({ upcoming: 'fails' });
  render(<FairTabs upcoming={upcoming} completed={completed} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => {});
  expect(panel().getByRole('link', { name: 'Kitap Fuarı' })).toBeTruthy();
});

test('a change of tab asks /api, with six skeletons meanwhile', async () => {
  const asked = serve({ upcoming, completed: 'never' });
  render(<FairTabs upcoming={upcoming} completed={completed} />);
  await userEvent.click(screen.getByRole('tab', { name: m.completedTab }));
  expect(asked.at(-1)).toBe('/api/fairs?status=completed&fields=card');
  expect(screen.getByRole('tabpanel').querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(panel().getByRole('status').textContent).toBe(STATE_MESSAGES.loading);
});

test('a change of tab that fails says so and can be tried again', async () => {
  const answers: Parameters<typeof serve>[0] = { upcoming, completed: 'fails' };
  serve(answers);
  render(<FairTabs upcoming={upcoming} completed={completed} />);
  await userEvent.click(screen.getByRole('tab', { name: m.completedTab }));
  expect(await panel().findByText(m.loadFailed)).toBeTruthy();
  answers.completed = completed;
  await userEvent.click(panel().getByRole('button', { name: STATE_MESSAGES.retry }));
  expect(await panel().findByRole('link', { name: 'Tekstil Fuarı' })).toBeTruthy();
});

test('an empty list says which one is empty', async () => {
  serve({ upcoming: [], completed: [] });
  render(<FairTabs upcoming={[]} completed={[]} />);
  expect(panel().getByText(m.noUpcoming)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: m.completedTab }));
  expect(await panel().findByText(m.noCompleted)).toBeTruthy();
  expect(panel().getByText(m.checkLater)).toBeTruthy();
});

test('a late answer of one tab does not show in the other', async () => {
  const first = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('upcoming') ? first.promise : Promise.resolve(Response.json(completed)),
  );
  render(<FairTabs upcoming={upcoming} completed={completed} />);
  await userEvent.click(screen.getByRole('tab', { name: m.completedTab }));
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

test('a long list is extended, by its address too, and the focus goes on where it ended', async () => {
  const all = [...many(40, 2025), ...many(20, 2024)];
  serve({ upcoming: all, completed: [] });
  render(<FairTabs upcoming={all.slice(0, 24)} completed={[]} totals={{ upcoming: 60, completed: 0 }} />);
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

test('completed fairs are narrowed to a year, and the address leads back to it', async () => {
  const all = [...many(30, 2025), ...many(3, 2024)];
  serve({ upcoming, completed: all });
  const list = <FairTabs upcoming={upcoming} completed={all.slice(0, 24)} />;
  render(list);
  await userEvent.click(screen.getByRole('tab', { name: m.completedTab }));
  const years = within(await panel().findByRole('navigation', { name: m.years }));
  expect(years.getAllByRole('link').map((link) => link.textContent)).toEqual([m.allYears, '2025', '2024']);
  await userEvent.click(years.getByRole('link', { name: '2024' }));
  expect(cards()).toBe(3);
  expect(location.search).toBe('?durum=tamamlanan&yil=2024');
  cleanup();

  render(list);
  await waitFor(() => expect(cards()).toBe(3));
  expect(screen.getByRole('tab', { name: m.completedTab, selected: true })).toBeTruthy();
});

test('what cannot be extended says so, and is not asked for without end', async () => {
  const asked = serve({ upcoming: 'fails' });
  const first = many(24, 2025);
  render(<FairTabs upcoming={first} completed={[]} totals={{ upcoming: 60, completed: 0 }} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(panel().getByRole('button', { name: m.showMore }));
  expect(await panel().findByText(m.loadFailed)).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test('arrow keys move between the tabs and round the ends', async () => {
  serve({ upcoming, completed });
  render(<FairTabs upcoming={upcoming} completed={completed} />);
  screen.getByRole('tab', { name: m.upcomingTab }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: m.completedTab, selected: true }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: m.upcomingTab, selected: true }));
});
