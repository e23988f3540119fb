import { expect, test } from 'vitest';
import { createPublicationDebouncer } from './publication-debouncer.ts';

test('publishes a change when no other follows for 5 ms', () => {
  const debouncer = createPublicationDebouncer();
  expect(debouncer.dueAt(1, 1000)).toBe(1005);
  expect(debouncer.dueAt(2, 1003)).toBe(1008);
  expect(debouncer.dueAt(2, 1007)).toBe(1008);
});

test('publishes 200 ms after the first change, even if more changes follow without a pause', () => {
  const debouncer = createPublicationDebouncer();
  debouncer.dueAt(1, 1000);
  expect(debouncer.dueAt(50, 1199)).toBe(1200);
});

test('waits for the second announcement of a change that was announced before its write', () => {
  const debouncer = createPublicationDebouncer();
  debouncer.onRaised('before', 1000);
  expect(debouncer.dueAt(1, 1001)).toBe(1200);
  debouncer.onRaised('after', 1040);
  expect(debouncer.dueAt(2, 1041)).toBe(1046);
});

test('publishes a change 200 ms after its announcement if its writer crashed', () => {
  const debouncer = createPublicationDebouncer();
  debouncer.onRaised('before', 1000);
  expect(debouncer.dueAt(1, 1000)).toBe(1200);
  expect(debouncer.dueAt(1, 1200)).toBe(1200);
});

test('once the first publication attempt of a version has ended, a retry is due at once', () => {
  const debouncer = createPublicationDebouncer();
  debouncer.dueAt(1, 1000);
  debouncer.end();
  expect(debouncer.dueAt(1, 9000)).toBe(0);
});
