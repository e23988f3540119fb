import type { Payload } from 'payload';
import { databaseUnavailable } from './unavailable.ts';

/**
 * Throws 503 when the database does not answer. Needed where Payload reports an unreachable database as another error, such
 * as "not signed in" or "unreadable picture".
 */
export async function assertDatabaseAnswers({ db }: Payload): Promise<void> {
  try {
    await db.findOne({ collection: 'users', where: { id: { equals: 0 } } });
  } catch (cause) {
    throw databaseUnavailable(cause);
  }
}
