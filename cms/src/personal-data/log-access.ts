import type { CollectionAfterOperationHook } from 'payload';
import { logInfo } from '../log/log.ts';

/** One line for whatever staff do to what people sent, by `/api`, the console or `/rest`: who and how much, never what. */
export const logAccess: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  if (req.user) {
    const { docs } = result as { docs?: unknown[] };
    const rows = docs ? { rows: docs.length } : { row: (result as { id?: unknown }).id };
    logInfo('personal-data', { staff: req.user.id, action: operation, collection: collection.slug, ...rows });
  }
  return result;
};
