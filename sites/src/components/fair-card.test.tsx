// @vitest-environment jsdom
import { aFair } from '@fuar/shared/testing/builders';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toCardFair } from '../lib/cards.ts';
import { FairCard } from './fair-card.tsx';

function show(given: Parameters<typeof aFair>[0], isFirst = false) {
  return render(<FairCard fair={toCardFair(aFair(given))} sizes="50vw" isFirst={isFirst} />).container;
}

const VARIANTS = [480, 960].map((width) => ({
  url: `/media/a-${width}.webp`,
  width,
  height: width,
  type: 'image/webp',
}));
const PICTURE = { imageUrl: '/media/a.webp', image: { width: 960, height: 960, srcset: VARIANTS } };

test('the title of a card links to the fair; screen readers read the date as staff wrote it and skip the large date', () => {
  const card = show({ id: 7, title: 'Kitap Fuarı', date: '28 Ekim - 2 Kasım 2026' });
  expect(screen.getByRole('link', { name: 'Kitap Fuarı' }).getAttribute('href')).toBe('/fuarlar/7');
  const parts = [...(card.querySelector('time')?.children ?? [])];
  expect(parts.map((part) => [part.textContent, part.ariaHidden])).toEqual([
    ['28 Ekim - 2 Kasım 2026', null],
    ['28–2', 'true'],
    ['Ekim–Kasım 2026', 'true'],
  ]);
  expect(screen.getByText('28 Ekim - 2 Kasım 2026').className).toBe('visually-hidden');
  expect(card.querySelector('time')?.dateTime).toBe('2026-10-28');
});

test('shows a date that cannot be parsed as it was written', () => {
  const card = show({ date: 'Yakında açıklanacak' });
  expect(screen.getByText('Yakında açıklanacak')).toBeTruthy();
  expect(card.querySelector('time')).toBeNull();
});

test('pictures have several widths, and only the first one loads eagerly', () => {
  const picture = show(PICTURE).querySelector('img');
  expect(picture?.srcset).toBe('/media/a-480.webp 480w, /media/a-960.webp 960w');
  expect(picture?.sizes).toBe('50vw');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  cleanup();
  expect(show(PICTURE, true).querySelector('img')?.getAttribute('loading')).toBeNull();
});

test('a fair without a picture has a generated hall plan', () => {
  const card = show({ id: 7 });
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelectorAll('svg path')).not.toHaveLength(0);
});

test.each([
  ['postponed', 'Ertelendi'],
  ['cancelled', 'İptal edildi'],
] as const)('a card says that a fair is %s', (notice, badge) => {
  show({ notice });
  expect(screen.getByText(badge)).toBeTruthy();
});

const BEFORE = '1 Mart 2026';

test.each([
  ['a postponed fair without a new date', { notice: 'postponed' }, true, undefined],
  ['a cancelled fair', { notice: 'cancelled', previousDate: BEFORE }, true, undefined],
  ['a postponed fair with a new date', { notice: 'postponed', previousDate: BEFORE }, false, BEFORE],
  ['a fair without a notice', { previousDate: BEFORE }, false, undefined],
] as const)('strikes through only dates that are not valid: %s', (_, given, isVoid, previous) => {
  const card = show({ date: '1 Mayıs 2026', ...given });
  expect(card.querySelector('time')?.parentElement?.className.includes('void')).toBe(isVoid);
  expect(card.querySelectorAll('time')).toHaveLength(1);
  expect(card.querySelector('del')?.textContent).toBe(previous);
});
