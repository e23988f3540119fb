import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Payload } from 'payload';

const RETRY_SECONDS = 2;

/**
 * Throws 503 where the database does not answer. For the places where Payload swallows that and says something else:
 * that nobody is signed in, that a picture cannot be read.
 */
export async function assertDatabaseAnswers({ db }: Payload): Promise<void> {
  try {
    await db.findOne({ collection: 'users', where: { id: { equals: 0 } } });
  } catch (cause) {
    throw new ApiError(503, m.unavailable, { cause, retryAfter: RETRY_SECONDS });
  }
}
