// @vitest-environment jsdom
import { FAIR_FACTS_MESSAGES as facts } from '@fuar/shared/messages/public/fair-facts';
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { aFair, anExhibitor } from '@fuar/shared/testing/builders';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serve } from '../testing/islands.ts';
import { LiveFair } from './live-fair.tsx';

function open(path: string, answer: Parameters<typeof serve>[0]) {
  history.replaceState(null, '', path);
  const fetch = serve(answer);
  render(<LiveFair />);
  return fetch;
}

test('a URL without a positive integer shows an error without a call', () => {
  const fetch = open('/fuarlar/abc', () => Response.json([]));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fuar Bulunamadı');
  expect(screen.getByText('Geçersiz fuar kimliği.')).toBeTruthy();
  expect(screen.getByRole('link', { name: m.backToList }).getAttribute('href')).toBe('/fuarlar');
  expect(fetch).not.toHaveBeenCalled();
});

test('an unknown fair links back to the list', async () => {
  open('/fuarlar/7', () => new Response('{}', { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fuar Bulunamadı' })).toBeTruthy();
  expect(screen.getByRole('link', { name: m.backToList }).getAttribute('href')).toBe('/fuarlar');
});

test('a failure can be retried, and the page then shows the fair', async () => {
  let isUp = false;
  const fair = aFair({ id: 7, title: 'Kitap Fuarı', details: '<p>Söyleşi<script>x</script></p>' });
  open('/fuarlar/7', (url) => {
    if (!isUp) return new Response('{}', { status: 500 });
    return Response.json(url.includes('upcoming') ? [fair, aFair({ id: 8, title: 'Öteki Fuar' })] : fair);
  });
  await screen.findByText('Fuar bilgileri yüklenirken bir sorun oluştu.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fuar Bulunamadı');
  expect(screen.getByRole('link', { name: m.backToList })).toBeTruthy();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: STATE_MESSAGES.retry }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitap Fuarı' })).toBeTruthy();
  expect(document.title).toBe(`Kitap Fuarı | ${ORGANISER.product}`);
  expect(screen.getByText('Söyleşi').innerHTML).toBe('Söyleşi');
  const others = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(others).toContain('/fuarlar/8');
  expect(others).toContain('/katilimci-ol?fairId=7');
});

test('a retry shows that the page is being prepared', async () => {
  const pending = new Promise<Response>(() => undefined);
  let isPending = false;
  open('/fuarlar/7', () => (isPending ? pending : new Response('{}', { status: 500 })));
  isPending = true;
  await userEvent.click(await screen.findByRole('button', { name: STATE_MESSAGES.retry }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(STATE_MESSAGES.beingPrepared);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the fair is shown even if the other fairs fail to load', async () => {
  open('/fuarlar/7', (url) =>
    url.includes('upcoming')
      ? new Response('', { status: 500 })
      : Response.json(aFair({ id: 7, title: 'Kitap Fuarı' })),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitap Fuarı' })).toBeTruthy();
  expect(screen.getByText(m.noOtherFairs)).toBeTruthy();
});

test('shows earlier editions with their figures, and links to the exhibitors', async () => {
  const series = 'Sofra Günleri';
  const fair = aFair({ id: 7, date: '1 Mart 2028', series });
  const fairs = [
    fair,
    aFair({ id: 6, date: '1 Mart 2029', series, title: 'Sonraki' }),
    aFair({ id: 5, date: '1 Mart 2027', series: 'SOFRA günleri', title: 'Önceki', visitorsLast: 42_000 }),
    aFair({ id: 4, date: '1 Mart 2026', series: 'Başka', title: 'Başka' }),
  ];
  open('/fuarlar/7', (url) => {
    if (url === '/api/fairs/7/exhibitors') return Response.json([anExhibitor(), anExhibitor()]);
    if (url === '/api/fairs?fields=card') return Response.json(fairs);
    return Response.json(url.includes('upcoming') ? [] : fair);
  });
  const title = await screen.findByRole('heading', { level: 2, name: facts.earlierEditions });
  expect([...(title.nextElementSibling?.children ?? [])].map((edition) => edition.textContent)).toEqual([
    `1 Mart 2027Önceki${facts.visitorCount('42.000')}`,
  ]);
  const exhibitors = screen.getByRole('link', { name: `${facts.exhibitorList} ${facts.firmCount('2')}` });
  expect(exhibitors.getAttribute('href')).toBe('/fuarlar/7/katilimcilar');
});

test('a fair without a series does not read the list of fairs', async () => {
  const fetch = open('/fuarlar/7', (url) =>
    Response.json(
      url.includes('upcoming') || url.includes('exhibitors') ? [] : aFair({ id: 7, title: 'Kitap Fuarı' }),
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Kitap Fuarı' });
  expect(fetch.mock.calls.map(([url]) => url)).not.toContain('/api/fairs?fields=card');
  expect(screen.queryByText(facts.earlierEditions)).toBeNull();
});
