import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';

const RETRY_SECONDS = 10;

export class StorageUnavailable extends ApiError {}

export function storageUnavailable(cause: unknown): StorageUnavailable {
  return new StorageUnavailable(503, m.storageUnavailable, { cause, retryAfter: RETRY_SECONDS });
}
