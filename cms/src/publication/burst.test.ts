import { expect, test } from 'vitest';
import { createBurst } from './burst.ts';

test('a change is due when no other follows for 5 ms', () => {
  const burst = createBurst();
  expect(burst.dueAt(1, 1000)).toBe(1005);
  expect(burst.dueAt(2, 1003)).toBe(1008);
  expect(burst.dueAt(2, 1007)).toBe(1008);
});

test('changes that never pause are due 200 ms after the first', () => {
  const burst = createBurst();
  burst.dueAt(1, 1000);
  expect(burst.dueAt(50, 1199)).toBe(1200);
});

test('a change announced before its write waits for the second announcement', () => {
  const burst = createBurst();
  burst.onRaised('before', 1000);
  expect(burst.dueAt(1, 1001)).toBe(1200);
  burst.onRaised('after', 1040);
  expect(burst.dueAt(2, 1041)).toBe(1046);
});

test('a change whose writer died is due 200 ms after its announcement', () => {
  const burst = createBurst();
  burst.onRaised('before', 1000);
  expect(burst.dueAt(1, 1000)).toBe(1200);
  expect(burst.dueAt(1, 1200)).toBe(1200);
});

test('a version that is tried again after its burst is due at once', () => {
  const burst = createBurst();
  burst.dueAt(1, 1000);
  burst.end();
  expect(burst.dueAt(1, 9000)).toBe(0);
});
