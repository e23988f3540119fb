/** A session ends after this time without use. */
export const SESSION_SECONDS = 8 * 60 * 60;

const IDLE_MS = SESSION_SECONDS * 1000;
const LONGEST_MS = 30 * 86_400_000;
/** A session is renewed at most once in this time, so that few calls write to the database. */
const RENEW_MS = 10 * 60_000;

/** A session in the row of a user. A time is a string on SQLite and a `Date` on MongoDB. */
export type StoredSession = { id: string; createdAt?: string | Date | null; expiresAt: string | Date };

const moment = (value: string | Date | null | undefined) => new Date(value ?? 0).getTime();

/** The end of a session that is used now: after 8 hours without use, at the latest after 30 days. */
export function endAfterUse({ createdAt }: Pick<StoredSession, 'createdAt'>, now = Date.now()): number {
  return Math.min(now + IDLE_MS, moment(createdAt) + LONGEST_MS);
}

export function isExpired({ createdAt, expiresAt }: StoredSession, now = Date.now()): boolean {
  return now >= Math.min(moment(expiresAt), moment(createdAt) + LONGEST_MS);
}

export function isDueForRenewal(session: StoredSession): boolean {
  return endAfterUse(session) - moment(session.expiresAt) >= RENEW_MS;
}

/** True if Payload may refresh the session. A refresh must not go beyond the session's longest life. */
export function mayRefresh(session: StoredSession): boolean {
  const now = Date.now();
  return !isExpired(session, now) && endAfterUse(session, now) === now + IDLE_MS;
}
