// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clearDraft, idempotencyKeyFor } from './form-draft.ts';

test('a text keeps its idempotency key until the text is changed or sent', () => {
  const keyOf = (message: string) => idempotencyKeyFor('form', { message });
  const key = keyOf('Merhaba');
  expect(keyOf('Merhaba')).toBe(key);
  expect(keyOf('Merhaba!')).not.toBe(key);
  const latest = keyOf('Merhaba');
  clearDraft('form');
  expect(keyOf('Merhaba')).not.toBe(latest);
});
