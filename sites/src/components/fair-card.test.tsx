// @vitest-environment jsdom
import { aFair } from '@fuar/shared/testing/builders';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toCardFair } from '../lib/cards.ts';
import { FairCard } from './fair-card.tsx';

afterEach(cleanup);

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

test('a card leads to its fair by its title, with the days large', () => {
  const card = show({ id: 7, title: 'Kitap Fuarı', date: '28 Ekim - 2 Kasım 2026' });
  expect(screen.getByRole('link', { name: 'Kitap Fuarı' }).getAttribute('href')).toBe('/fuarlar/7');
  expect(card.querySelector('time')?.textContent).toBe('28–2 Ekim–Kasım 2026');
  expect(card.querySelector('time')?.dateTime).toBe('2026-10-28');
});

test('a date that nobody can read stands as it was written', () => {
  const card = show({ date: 'Yakında açıklanacak' });
  expect(screen.getByText('Yakında açıklanacak')).toBeTruthy();
  expect(card.querySelector('time')).toBeNull();
});

test('a picture comes in the width that fits, and only the first is asked for at once', () => {
  const picture = show(PICTURE).querySelector('img');
  expect(picture?.srcset).toBe('/media/a-480.webp 480w, /media/a-960.webp 960w');
  expect(picture?.sizes).toBe('50vw');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  cleanup();
  expect(show(PICTURE, true).querySelector('img')?.getAttribute('loading')).toBeNull();
});

test('a fair without a picture has a plan of its own', () => {
  const card = show({ id: 7 });
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelectorAll('svg path').length).toBeGreaterThan(5);
});
