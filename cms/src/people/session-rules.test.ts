import { expect, test, vi } from 'vitest';
import { endAfterUse, isDueForRenewal, isExpired, mayRefresh } from './session-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-01T09:00:00Z');
const at = (moment: number) => new Date(moment);

test('a session that is used now ends after 8 hours, at the latest 30 days after the sign-in', () => {
  const session = { createdAt: at(START) };
  expect(endAfterUse(session, START + DAY)).toBe(START + DAY + 8 * HOUR);
  expect(endAfterUse(session, START + 30 * DAY - 8 * HOUR)).toBe(START + 30 * DAY);
  expect(endAfterUse(session, START + 30 * DAY - 1)).toBe(START + 30 * DAY);
});

test.each([
  ['at its stored end', START + 8 * HOUR, START + 8 * HOUR],
  ['30 days after the sign-in, if its stored end is later', START + 31 * DAY, START + 30 * DAY],
])('a session ends %s', (_name, expiresAt, end) => {
  for (const createdAt of [at(START), at(START).toISOString()]) {
    const session = { id: 's', createdAt, expiresAt: at(expiresAt) };
    expect([isExpired(session, end - 1), isExpired(session, end)]).toEqual([false, true]);
  }
});

test('a session is renewed ten minutes after the last renewal', () => {
  const session = { id: 's', createdAt: at(START), expiresAt: at(START + 8 * HOUR) };
  vi.setSystemTime(START + 10 * MINUTE - 1);
  expect(isDueForRenewal(session)).toBe(false);
  vi.setSystemTime(START + 10 * MINUTE);
  expect(isDueForRenewal(session)).toBe(true);
});

test('Payload may refresh a session until the last 8 hours of its 30 days', () => {
  const session = { id: 's', createdAt: at(START), expiresAt: at(START + 30 * DAY) };
  vi.setSystemTime(START + 30 * DAY - 8 * HOUR);
  expect(mayRefresh(session)).toBe(true);
  vi.setSystemTime(START + 30 * DAY - 8 * HOUR + 1);
  expect(mayRefresh(session)).toBe(false);
});

test('Payload may not refresh a session after its end', () => {
  const session = { id: 's', createdAt: at(START), expiresAt: at(START + 8 * HOUR) };
  vi.setSystemTime(START + 8 * HOUR - 1);
  expect(mayRefresh(session)).toBe(true);
  vi.setSystemTime(START + 8 * HOUR);
  expect(mayRefresh(session)).toBe(false);
});
