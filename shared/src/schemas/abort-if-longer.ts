import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';

/** Rejects a longer string before a pattern examines it: 256 KB would block the process for half a minute. */
export function abortIfLonger(maxLength: number) {
  return { error: m.tooLong(maxLength), abort: true };
}
