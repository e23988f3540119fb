import { ApiError } from '@fuar/shared/api/api-error';

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
