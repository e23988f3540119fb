import { expect, test } from 'vitest';
import { createBurst } from './burst.ts';

test('publishes a change when no other follows for 5 ms', () => {
  const burst = createBurst();
  expect(burst.dueAt(1, 1000)).toBe(1005);
  expect(burst.dueAt(2, 1003)).toBe(1008);
  expect(burst.dueAt(2, 1007)).toBe(1008);
});

test('publishes changes that never pause 200 ms after the first', () => {
  const burst = createBurst();
  burst.dueAt(1, 1000);
  expect(burst.dueAt(50, 1199)).toBe(1200);
});

test('waits for the second announcement of a change that was announced before its write', () => {
  const burst = createBurst();
  burst.onRaised('before', 1000);
  expect(burst.dueAt(1, 1001)).toBe(1200);
  burst.onRaised('after', 1040);
  expect(burst.dueAt(2, 1041)).toBe(1046);
});

test('publishes a change whose writer crashed 200 ms after its announcement', () => {
  const burst = createBurst();
  burst.onRaised('before', 1000);
  expect(burst.dueAt(1, 1000)).toBe(1200);
  expect(burst.dueAt(1, 1200)).toBe(1200);
});

test('retries a version at once after its burst', () => {
  const burst = createBurst();
  burst.dueAt(1, 1000);
  burst.end();
  expect(burst.dueAt(1, 9000)).toBe(0);
});
