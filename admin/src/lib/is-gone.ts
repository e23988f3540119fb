import { ApiError } from '@fuar/shared/api/api-error';

/** Whether a call failed because somebody else has deleted its row: the list that still shows it is to be read again. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
