import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { Payload } from 'payload';
import { formatIstanbul } from './format-istanbul.ts';
import { record } from './record.ts';

/**
 * Records the restore, because it explains why entries newer than the backup are missing. `by` is empty, because a program
 * acts.
 */
export async function recordRestore(payload: Payload, createdAt: string): Promise<void> {
  await record(payload, { kind: 'restore', by: '', what: m.backup(formatIstanbul(createdAt)) });
}
