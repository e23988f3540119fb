import type { AdminClient } from '@fuar/shared/api/admin-client';
import { demoDocuments } from '../fairs/documents.ts';
import { demoExhibitorsCsv } from '../fairs/exhibitors.ts';
import { CANCELLED, WITH_DOCUMENTS, WITH_EXHIBITORS } from '../fairs/facts.ts';
import type { FairIds } from './pictured-content.ts';

export async function seedBelongings(admin: AdminClient, ids: FairIds): Promise<void> {
  const documented = ids.get(WITH_DOCUMENTS);
  const fair = (await admin.fairs.list()).find(({ id }) => id === documented);
  if (fair && fair.documents.length === 0) {
    for (const document of demoDocuments()) await admin.fairs.addDocument(fair.id, document);
  }
  const exhibited = ids.get(WITH_EXHIBITORS);
  if (exhibited === undefined || (await admin.exhibitors.list(exhibited)).length > 0) return;
  const csvFile = new File([demoExhibitorsCsv()], 'katilimcilar.csv', { type: 'text/csv' });
  await admin.exhibitors.import(exhibited, { csvFile });
}

/** Cancels one fair. Call this after the inboxes are filled, because a cancelled fair accepts no requests. */
export async function cancelFair(admin: AdminClient, ids: FairIds): Promise<void> {
  const id = ids.get(CANCELLED.key);
  if (id !== undefined) await admin.fairs.update(id, CANCELLED.facts);
}
