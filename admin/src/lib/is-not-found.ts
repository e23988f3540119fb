import { ApiError } from '@fuar/shared/api/api-error';

/** True if a call failed because its row no longer exists. The list is then stale. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
