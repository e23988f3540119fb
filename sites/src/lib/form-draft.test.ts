// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { clearDraft, idempotencyKeyFor, millisecondsOpen } from './form-draft.ts';

/** `ms` is the time since the page was loaded. */
function setClock(time: number, ms: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(time);
  vi.spyOn(performance, 'now').mockReturnValue(ms + 0.5);
}

const NOW = Date.parse('2026-06-01T12:00:00Z');

test('counts the time since the first page load, also after a reload', () => {
  setClock(NOW, 5_000);
  expect(millisecondsOpen('form')).toBe(5_000);
  setClock(NOW + 60_000, 1_000);
  expect(millisecondsOpen('form')).toBe(65_000);
});

test.each(['before', 'after'])(
  'counts the time since the page load if the clock is set back %s the first call',
  (when) => {
    if (when === 'after') {
      setClock(NOW, 5_000);
      millisecondsOpen('form');
    }
    setClock(NOW - 600_000, 30_000);
    expect(millisecondsOpen('form')).toBe(30_000);
  },
);

test('counts the time since the page load if session storage is disabled', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('disabled');
  });
  setClock(NOW - 600_000, 30_000);
  expect(millisecondsOpen('form')).toBe(30_000);
});

test('a text keeps its key until it is sent, so that the same text can be sent again afterwards', () => {
  const keyOf = (message: string) => idempotencyKeyFor('form', { message });
  const key = keyOf('Merhaba');
  expect(keyOf('Merhaba')).toBe(key);
  expect(keyOf('Merhaba!')).not.toBe(key);
  const latest = keyOf('Merhaba');
  clearDraft('form');
  expect(keyOf('Merhaba')).not.toBe(latest);
});
