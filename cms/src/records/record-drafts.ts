import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { Payload, TypedUser } from 'payload';
import type { DraftRow } from '../editing/drafts.ts';
import { collectionOf } from '../editing/versions.ts';
import { findStaffRow } from '../people/staff-row.ts';
import { formatIstanbul } from './format-istanbul.ts';
import { actor, record } from './record.ts';

const nameOf = ({ kind, title }: DraftRow) => m.row(collectionOf(kind), title ?? '');

export async function recordDraft(
  payload: Payload,
  draft: DraftRow,
  kind: 'delete' | 'restore',
  user: TypedUser,
): Promise<void> {
  const what = m.draft(nameOf(draft));
  await record(payload, { ...actor(user), kind, what, rowId: draft.rowId ?? undefined });
}

export async function recordTime(payload: Payload, draft: DraftRow, user: TypedUser): Promise<void> {
  const { publishAt, rowId } = draft;
  const name = nameOf(draft);
  const time = publishAt ? formatIstanbul(new Date(publishAt).toISOString()) : undefined;
  const what = time ? m.scheduled(name, time) : m.unscheduled(name);
  await record(payload, { ...actor(user), kind: 'publish', what, rowId: rowId ?? undefined });
}

/** Records a published draft. Without a user, the schedule has published the draft in its author's name. */
export async function recordPublishedDraft(
  payload: Payload,
  draft: DraftRow,
  id: number,
  user: TypedUser | undefined,
): Promise<void> {
  // A draft without a row version belongs to a deleted row (editing/drafts.ts). Publishing it restores the row.
  const kind = draft.rowId && !draft.rowVersion ? 'restore' : 'publish';
  const by = user ? actor(user) : await findActor(payload, draft.by ?? '');
  await record(payload, { ...by, kind, what: nameOf(draft), rowId: id });
}

async function findActor(payload: Payload, email: string): Promise<{ by: string; userId?: number }> {
  const user = await findStaffRow(payload, { email: { equals: email } });
  return user ? actor(user) : { by: email };
}
