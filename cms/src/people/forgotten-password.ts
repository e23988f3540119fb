import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import type { Deps } from '../api/deps.ts';
import { record } from '../records/record.ts';
import { createLink } from './links.ts';
import { lockAccount } from './lock-account.ts';
import { findStaffById, findStaffRow } from './staff-row.ts';

export async function mailPasswordLink(
  deps: Pick<Deps, 'env' | 'outbox' | 'payload'>,
  email: string,
  origin: string,
): Promise<void> {
  const { payload } = deps;
  const found = await findStaffRow(payload, { email: { equals: email } });
  if (!found) return;
  await lockAccount(payload, found.id, async () => {
    const row = await findStaffById(payload, found.id);
    // Make no link for an invited account. The account has no password yet, and the link would replace the account's invite, even
    // an expired one.
    if (!row || row.isDisabled || row.isInvited) return;
    // Leave `by` empty, because anybody can type the address of an account.
    await record(payload, { kind: 'user', by: '', what: rm.accounts.passwordAsked, rowId: row.id });
    await createLink(deps, row, 'forgotten', origin);
  });
}
