import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';

/**
 * The options for `.max(maxLength)`. They reject a longer string before a pattern examines it. The time that a pattern takes
 * can grow with the square of the string's length: a string of 256 KB would block the process for half a minute.
 */
export function abortIfLonger(maxLength: number) {
  return { error: m.tooLong(maxLength), abort: true };
}
