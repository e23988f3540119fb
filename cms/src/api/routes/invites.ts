import { ApiError } from '@fuar/shared/api/api-error';
import type { inviteRoutes } from '@fuar/shared/api/routes/auth';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { changeWhere } from '../../database/change-where.ts';
import { OWN_OPERATION } from '../../hooks/guard-users.ts';
import { logWarning } from '../../log/log.ts';
import { withoutDottedCapitals } from '../../mail/address-key.ts';
import { findByLink, whereLinkToken } from '../../people/links.ts';
import { lockAccount } from '../../people/lock-account.ts';
import { passwordProblem } from '../../people/password-problem.ts';
import { findStaffById, type StaffRow } from '../../people/staff-row.ts';
import { recordAccount } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import type { Handlers } from '../handler.ts';
import { addressOf } from '../middleware/client.ts';
import { createLimit, isWithin } from '../middleware/rate-limit.ts';

const TEN_MINUTES = 600;
const AN_HOUR = 3600;
const MAILS_AN_HOUR = 5;

const ended = () => new ApiError(404, em.inviteEnded);

export function createInviteHandlers(deps: Deps): Handlers<typeof inviteRoutes> {
  const { env, outbox, payload } = deps;
  const message = em.tooManyRequests;
  const perAddress = { points: env.SIGNIN_LIMIT, seconds: TEN_MINUTES, message };
  const countUse = createLimit(payload, { name: 'invite-address', ...perAddress });
  // Count the checks separately, so that opening a link many times does not prevent its use.
  const countCheck = createLimit(payload, { name: 'invite-check-address', ...perAddress });
  const countForgotten = createLimit(payload, { name: 'forgot-address', ...perAddress });
  const countName = createLimit(payload, {
    name: 'forgot-name',
    points: MAILS_AN_HOUR,
    seconds: AN_HOUR,
    message,
  });

  return {
    invite: async ({ body: { token, password, name }, context }) => {
      await countUse(addressOf(context, env));
      const found = await findByLink(payload, token);
      if (!found) throw ended();
      const problem = passwordProblem(password, found.email);
      if (problem) throw invalidField('password', problem);
      const row = await lockAccount(payload, found.id, () => setPassword(token, found.id, password, name));
      return finishSignIn(deps, context, row, 'link');
    },
    inviteCheck: async ({ body: { token }, context }) => {
      await countCheck(addressOf(context, env));
      if (!(await findByLink(payload, token))) throw ended();
    },
    forgot: async ({ body, context }) => {
      const email = withoutDottedCapitals(body.email);
      await countForgotten(addressOf(context, env));
      // If the limit is reached, the visitor still gets the usual answer, which reveals nothing.
      if (await isWithin(countName, email)) await answerLater(email);
    },
  };

  /** Uses up the link before setting the password, so that only one of two parallel calls succeeds. */
  async function setPassword(
    token: string,
    id: number,
    password: string,
    name: string | undefined,
  ): Promise<StaffRow> {
    const used = { inviteHash: null, inviteUntil: null };
    if (!(await findByLink(payload, token))) throw ended();
    if (!(await changeWhere(payload, 'users', id, used, whereLinkToken(token)))) throw ended();
    const data = { password, isInvited: false, loginAttempts: 0, lockUntil: null, ...(name ? { name } : {}) };
    // Payload ends all sessions of an account that gets a new password.
    await payload.update({ collection: 'users', id, data, context: OWN_OPERATION });
    const row = await findStaffById(payload, id);
    if (!row) throw ended();
    await recordAccount(payload, row, rm.accounts.passwordSet);
    return row;
  }

  /** Stores a row for every address. The mailer looks up the account later, so response times reveal nothing. */
  async function answerLater(email: string): Promise<void> {
    if (!env.SMTP_URL) return;
    // An anonymous caller can send any Host header, so the link must not use that host.
    const known = env.ADMIN_ORIGIN ?? env.PUBLIC_SITE_URL;
    if (!known) logWarning('forgotten-password-without-site', { needed: 'PUBLIC_SITE_URL' });
    const origin = known ?? env.LINK_ORIGIN;
    if (origin) await outbox.requestPasswordLink(email, origin, 1000 + Math.random() * 2000);
  }
}
