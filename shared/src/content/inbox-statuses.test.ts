import { expect, test } from 'vitest';
import { isEnded, MESSAGE_STATUSES, REQUEST_STATUSES } from './inbox-statuses.ts';

test('work on a row ends with a decision or an answer', () => {
  expect(REQUEST_STATUSES.filter(isEnded)).toEqual(['accepted', 'declined']);
  expect(MESSAGE_STATUSES.filter(isEnded)).toEqual(['answered', 'closed']);
});
