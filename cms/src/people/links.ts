import { createHash, randomBytes } from 'node:crypto';
import { PATHS } from '@fuar/shared/paths';
import type { Payload } from 'payload';
import type { Deps } from '../api/deps.ts';
import { toLinkMail } from '../mail/compose.ts';
import { findStaffRow, type StaffRow } from './staff-row.ts';

export type LinkKind = 'invite' | 'forgotten';

const HOURS: Record<LinkKind, number> = { invite: 48, forgotten: 2 };

/** The database holds only this hash, so that reading the database does not give access to a link. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a link that sets a password once, and invalidates an earlier link of the account. Mails the link, or returns it if
 * there is no mail server.
 */
export async function createLink(
  { env, outbox, payload }: Pick<Deps, 'env' | 'outbox' | 'payload'>,
  { id, email }: Pick<StaffRow, 'id' | 'email'>,
  kind: LinkKind,
  origin: string,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const data = { inviteHash: hashOf(token), inviteUntil: Date.now() + HOURS[kind] * 3_600_000 };
  await payload.db.updateOne({ collection: 'users', id, data, returning: false });
  const link = `${origin}${PATHS.invite(token)}`;
  if (!env.SMTP_URL) return link;
  await outbox.send(toLinkMail(kind, email, link, HOURS[kind]));
  return undefined;
}

/** A query for the account whose link has this token. Matches nothing if the link or the account is no longer valid. */
export function isLinkOf(token: string) {
  return {
    and: [
      { inviteHash: { equals: hashOf(token) } },
      { inviteUntil: { greater_than: Date.now() } },
      { isDisabled: { not_equals: true } },
    ],
  };
}

export function findByLink(payload: Payload, token: string): Promise<StaffRow | undefined> {
  return findStaffRow(payload, isLinkOf(token));
}
