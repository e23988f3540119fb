import type { Payload } from 'payload';
import { databaseAway } from './away.ts';

/**
 * Throws 503 where the database does not answer. For the places where Payload swallows that and says something else:
 * that nobody is signed in, that a picture cannot be read.
 */
export async function assertDatabaseAnswers({ db }: Payload): Promise<void> {
  try {
    await db.findOne({ collection: 'users', where: { id: { equals: 0 } } });
  } catch (cause) {
    throw databaseAway(cause);
  }
}
