import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';

/**
 * The options for `.max(maxLength)`. A longer text fails at once, so that no pattern examines it: the time of a pattern can
 * grow with the square of the length, and a text of 256 KB would block the process for half a minute.
 */
export function stopAbove(maxLength: number) {
  return { error: m.tooLong(maxLength), abort: true };
}
