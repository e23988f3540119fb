// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(async () => {
  vi.useFakeTimers();
  await import('./fair-state.ts');
});

function show(now: string, days = 'data-start="2026-10-15" data-end="2026-10-17"') {
  vi.setSystemTime(new Date(now));
  document.body.innerHTML = `<fair-state class="badge badge-upcoming" ${days}>Yaklaşan</fair-state>`;
  return document.querySelector('fair-state') as HTMLElement;
}

test.each([
  ['2026-10-05T10:00:00Z', '10 gün kaldı'],
  ['2026-10-14T20:59:00Z', '1 gün kaldı'],
  ['2026-10-14T21:00:00Z', 'Devam ediyor'],
  ['2026-10-17T20:59:00Z', 'Devam ediyor'],
  ['2026-10-17T21:00:00Z', 'Tamamlandı'],
])('at %s a fair in Istanbul from 15 to 17 October shows "%s"', (now, text) => {
  expect(show(now).textContent).toBe(text);
});

test('counts again when a visitor returns to a tab that stayed open', () => {
  const state = show('2026-10-14T20:59:00Z');
  vi.setSystemTime(new Date('2026-10-17T21:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state.textContent).toBe('Tamamlandı');
  expect(state.hasAttribute('data-over')).toBe(true);
});

test('the preview of a day counts from that day', () => {
  const days = 'data-start="2026-10-15" data-end="2026-10-17" data-today="2026-10-13"';
  expect(show('2026-10-05T10:00:00Z', days).textContent).toBe('2 gün kaldı');
});

test('a fair that is over is no longer styled as upcoming', () => {
  expect(show('2026-11-01T10:00:00Z').className).toBe('badge badge-completed');
});

test('keeps the built text if the date cannot be parsed', () => {
  expect(show('2026-11-01T10:00:00Z', '').textContent).toBe('Yaklaşan');
});
