// @vitest-environment jsdom
import { PRESS_MESSAGES as m } from '@fuar/shared/messages/public/press';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { aPressItem } from '@fuar/shared/testing/builders';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toCardPressItem } from '../lib/cards.ts';
import { panel, serve } from '../testing/islands.ts';
import { PressTabs } from './press-tabs.tsx';

const bulletin = toCardPressItem(aPressItem({ title: 'Bülten' }));
const coverage = toCardPressItem(aPressItem({ title: 'Haber', type: 'Coverage' }));

test('the tabs filter the items without a call', async () => {
  const fetch = serve(() => Response.json([bulletin, coverage]));
  render(<PressTabs items={[bulletin, coverage]} />);
  expect(panel().getByRole('link', { name: 'Bülten' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: m.coverageTab }));
  expect(panel().getByRole('link', { name: 'Haber' })).toBeTruthy();
  expect(panel().queryByRole('link', { name: 'Bülten' })).toBeNull();
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/press?fields=card']);
});

test('sends no request in a preview', () => {
  const fetch = serve(() => Response.json([]));
  history.replaceState(null, '', '/api/admin/preview/belirtec/basin');
  render(<PressTabs items={[bulletin]} />);
  expect(fetch).not.toHaveBeenCalled();
  history.replaceState(null, '', '/basin');
});

test('refreshes the list in the background and cuts its texts to 120 characters', async () => {
  serve(() => Response.json([{ ...bulletin, title: 'Yeni bülten', excerpt: 'kelime '.repeat(22) }]));
  render(<PressTabs items={[bulletin]} />);
  await panel().findByRole('link', { name: 'Yeni bülten' });
  expect(panel().getByText(/^kelime/).textContent?.length).toBeLessThanOrEqual(120);
});

test('a failed refresh keeps the list', async () => {
  serve(() => new Response('', { status: 500 }));
  render(<PressTabs items={[bulletin]} />);
  await act(async () => {});
  expect(panel().getByRole('link', { name: 'Bülten' })).toBeTruthy();
});

test('each tab has its own empty message', async () => {
  serve(() => Response.json([]));
  render(<PressTabs items={[]} />);
  expect(panel().getByText(m.noBulletins)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: m.coverageTab }));
  expect(panel().getByText(m.noCoverage)).toBeTruthy();
});

test('without built items a failed call shows an error, and a retry shows three skeletons', async () => {
  let answer: () => Response | Promise<Response> = () => new Response('', { status: 500 });
  serve(() => answer());
  render(<PressTabs items={[]} />);
  expect(await panel().findByText(m.listFailed)).toBeTruthy();
  answer = () => new Promise<Response>(() => {});
  await userEvent.click(panel().getByRole('button', { name: STATE_MESSAGES.retry }));
  expect(screen.getByRole('tabpanel').querySelectorAll('[data-skeleton]')).toHaveLength(3);
});
