import type { CollectionAfterOperationHook, TypedUser } from 'payload';
import { logInfo } from '../log/log.ts';

/** Logs each access of staff to people's messages: who and how many rows, never the content. */
export const logAccess: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  if (req.user) {
    const { docs } = result as { docs?: unknown[] };
    const rows = docs ? { rows: docs.length } : { row: (result as { id?: unknown }).id };
    logInfo('personal-data', { staff: req.user.id, action: operation, collection: collection.slug, ...rows });
  }
  return result;
};

/** Logs a list that code has read without Payload's hooks. */
export function logRows({ id: staff }: TypedUser, collection: string, rows: number): void {
  logInfo('personal-data', { staff, action: 'find', collection, rows });
}
