import { expect, test } from 'vitest';
import { isEnded, MESSAGE_STATUSES, REQUEST_STATUSES } from './inbox-statuses.ts';

test('an inbox row is ended once it is decided or answered', () => {
  expect(REQUEST_STATUSES.filter(isEnded)).toEqual(['accepted', 'declined']);
  expect(MESSAGE_STATUSES.filter(isEnded)).toEqual(['answered', 'closed']);
});
