import { createHash, randomBytes } from 'node:crypto';
import { PATHS } from '@fuar/shared/paths';
import type { Payload } from 'payload';
import type { Deps } from '../api/deps.ts';
import { toLinkMail } from '../mail/compose.ts';
import { isEnabledAdmin } from './last-admin.ts';
import { findStaffById, findStaffRow, type StaffRow } from './staff-row.ts';

export type LinkKind = 'invite' | 'forgotten';

const HOURS: Record<LinkKind, number> = { invite: 48, forgotten: 2 };

/** The account's row holds only this hash, so that reading the row does not give access to a link. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a link that sets a password once, and invalidates an earlier link of the account. Mails the link, or returns it if
 * there is no mail server. The token of an invite begins with the id of its inviter. Nobody can replace that id, because the
 * stored hash covers the whole token.
 */
export async function createLink(
  { env, outbox, payload }: Pick<Deps, 'env' | 'outbox' | 'payload'>,
  { id, email }: Pick<StaffRow, 'id' | 'email'>,
  kind: LinkKind,
  origin: string,
  inviterId?: number,
): Promise<string | undefined> {
  const random = randomBytes(32).toString('base64url');
  const token = inviterId === undefined ? random : `${inviterId}.${random}`;
  const data = { inviteHash: hashOf(token), inviteUntil: Date.now() + HOURS[kind] * 3_600_000 };
  await payload.db.updateOne({ collection: 'users', id, data, returning: false });
  const link = `${origin}${PATHS.invite(token)}`;
  if (!env.SMTP_URL) return link;
  await outbox.send(toLinkMail(kind, email, link, HOURS[kind]));
  return undefined;
}

export function whereLinkToken(token: string) {
  return {
    and: [
      { inviteHash: { equals: hashOf(token) } },
      { inviteUntil: { greater_than: Date.now() } },
      { isDisabled: { not_equals: true } },
    ],
  };
}

/** The account of a link that still works. An invite works only while its inviter is an enabled admin. */
export async function findByLink(payload: Payload, token: string): Promise<StaffRow | undefined> {
  const [, inviterId] = /^(\d+)\./.exec(token) ?? [];
  const inviter = inviterId ? await findStaffById(payload, Number(inviterId)) : undefined;
  if (inviterId && !(inviter && isEnabledAdmin(inviter))) return undefined;
  return findStaffRow(payload, whereLinkToken(token));
}
