import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { Payload } from 'payload';
import { countRows } from '../database/rows.ts';
import { forgetRemovable } from '../media/removable-files.ts';
import { formatIstanbul } from './format-istanbul.ts';
import { record } from './record.ts';

/**
 * Records the restore, because it explains why entries newer than the backup are missing. `by` is empty, because a program
 * acts.
 */
export async function recordRestore(payload: Payload, createdAt: string): Promise<void> {
  await forgetRemovable(payload);
  await record(payload, { kind: 'restore', by: '', what: m.backup(formatIstanbul(createdAt)) });
}

/** True if a backup was restored since `time`. An entry about a row that staff restored has an address in `by`. */
export async function wasRestoredSince(payload: Payload, time: number): Promise<boolean> {
  const where = {
    and: [{ kind: { equals: 'restore' } }, { by: { equals: '' } }, { at: { greater_than: time } }],
  };
  return (await countRows(payload, 'records', where)) > 0;
}
