import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { Payload } from 'payload';
import { formatIstanbul } from './format-istanbul.ts';
import { record } from './record.ts';

/** Records that a backup replaced the content, because later entries are lost. `by` is empty for a program. */
export async function recordRestore(payload: Payload, createdAt: string): Promise<void> {
  await record(payload, { kind: 'restore', by: '', what: m.backup(formatIstanbul(createdAt)) });
}
