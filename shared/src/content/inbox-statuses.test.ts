import { expect, test } from 'vitest';
import { isEnded, MESSAGE_STATUSES, REQUEST_STATUSES } from './inbox-statuses.ts';

test('a request has ended once it is decided, and a message once it is answered or closed', () => {
  expect(REQUEST_STATUSES.filter(isEnded)).toEqual(['accepted', 'declined']);
  expect(MESSAGE_STATUSES.filter(isEnded)).toEqual(['answered', 'closed']);
});
