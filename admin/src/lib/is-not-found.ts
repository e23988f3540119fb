import { ApiError } from '@fuar/shared/api/api-error';

/** True if a call failed because its row is deleted, so that the list is stale. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
