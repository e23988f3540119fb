import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { RecordKind } from '@fuar/shared/schemas/people';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { insertRow } from '../database/integer-ids.ts';

type Action = {
  kind: RecordKind;
  /**
   * The acting person's e-mail address. Empty if a program acts, if somebody signs in with an unknown name, or if somebody asks
   * for a new password.
   */
  by: string;
  userId?: number | undefined;
  /** A short Turkish phrase (RECORD_MESSAGES). Never quotes a visitor's message or request. */
  what: string;
  rowId?: number | string | undefined;
};

/**
 * Appends an entry to the record of actions (decision 019). Call it before the response is sent, so that no acknowledged
 * action lacks its entry. In a transaction, pass the `req` of the transaction.
 */
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

/** Records an action of somebody on their own account. */
export async function recordAccount(
  payload: Payload,
  staff: Pick<TypedUser, 'email' | 'id'>,
  what: string,
): Promise<void> {
  await record(payload, { ...actor(staff), kind: 'user', what, rowId: staff.id });
}
