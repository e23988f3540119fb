import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { RecordKind } from '@fuar/shared/schemas/people';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { insertRow } from '../database/integer-ids.ts';

type Action = {
  kind: RecordKind;
  /** An e-mail address. Empty if a program acts, for a sign-in with an unknown name, and if a new password is requested. */
  by: string;
  userId?: number | undefined;
  /** A short Turkish phrase (RECORD_MESSAGES). Never quotes a visitor's message or request. */
  what: string;
  rowId?: number | string | undefined;
};

/** Call it before the response is sent, so that no acknowledged action lacks its entry. In a transaction, pass its `req`. */
export async function record(
  payload: Payload,
  { kind, by, userId, what, rowId }: Action,
  req?: PayloadRequest,
): Promise<void> {
  const entry = {
    at: Date.now(),
    kind,
    by,
    userId: userId ?? null,
    what,
    rowId: rowId === undefined ? null : String(rowId),
  };
  await insertRow(payload, 'records', entry, req);
}

export function actor({ email, id }: Pick<TypedUser, 'email' | 'id'>): { by: string; userId: number } {
  return { by: email, userId: id };
}

/** Records a sign-in. Call it before the session cookie is sent. */
export async function recordSignIn(
  payload: Payload,
  user: Pick<TypedUser, 'email' | 'id'>,
  how: keyof typeof m.signIns,
): Promise<void> {
  await record(payload, { ...actor(user), kind: 'signIn', what: m.signIns[how] });
}
