import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';

/**
 * Rejects a longer string before a pattern examines it. A pattern's time can grow with the square of the length: 256 KB would
 * block the process for half a minute.
 */
export function abortIfLonger(maxLength: number) {
  return { error: m.tooLong(maxLength), abort: true };
}
