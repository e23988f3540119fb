// @vitest-environment jsdom
import { HOME_MESSAGES as m } from '@fuar/shared/messages/public/home';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { aFair, aPressItem } from '@fuar/shared/testing/builders';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toCardFair, toCardPressItem } from '../lib/cards.ts';
import { panel, serve } from '../testing/islands.ts';
import { EventTabs } from './event-tabs.tsx';

const fairs = [toCardFair(aFair({ title: 'Kitap Fuarı' }))];
const press = [toCardPressItem(aPressItem({ title: 'Basın haberi' }))];

const openPress = () => userEvent.click(screen.getByRole('tab', { name: m.pressTab }));

test('each change of tab loads four items, and the link leads to the page of that tab', async () => {
  const fetch = serve((url) => Response.json(url.includes('press') ? press : fairs));
  render(<EventTabs fairs={fairs} press={[]} />);
  expect(screen.getByRole('link', { name: m.seeAll }).getAttribute('href')).toBe('/fuarlar');
  await openPress();
  expect(await panel().findByRole('link', { name: 'Basın haberi' })).toBeTruthy();
  expect(screen.getByRole('link', { name: m.seeAll }).getAttribute('href')).toBe('/basin');
  await userEvent.click(screen.getByRole('tab', { name: m.fairsTab }));
  expect(await panel().findByRole('link', { name: 'Kitap Fuarı' })).toBeTruthy();
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/api/fairs/upcoming?limit=4&fields=card',
    '/api/press/latest?limit=4&fields=card',
    '/api/fairs/upcoming?limit=4&fields=card',
  ]);
});

test('shows four skeletons while loading', async () => {
  serve(() => new Promise(() => {}));
  render(<EventTabs fairs={fairs} press={press} />);
  await openPress();
  expect(screen.getByRole('tabpanel').querySelectorAll('[data-skeleton]')).toHaveLength(4);
  expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true');
});

test('shows an error that can be retried', async () => {
  let isUp = false;
  serve(() => (isUp ? Response.json(press) : new Response('', { status: 500 })));
  render(<EventTabs fairs={fairs} press={press} />);
  await openPress();
  expect(await panel().findByText(m.loadFailed)).toBeTruthy();
  isUp = true;
  await userEvent.click(panel().getByRole('button', { name: STATE_MESSAGES.retry }));
  expect(await panel().findByRole('link', { name: 'Basın haberi' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
});

test('shows an empty state', async () => {
  serve(() => Response.json([]));
  render(<EventTabs fairs={[]} press={[]} />);
  expect(panel().getByText('Gösterilecek içerik bulunamadı.')).toBeTruthy();
  await openPress();
  expect(await panel().findByText('Gösterilecek içerik bulunamadı.')).toBeTruthy();
});
