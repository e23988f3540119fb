import type { authRoutes } from '@fuar/shared/api/routes/auth';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import { OWN_OPERATION } from '../../hooks/guard-users.ts';
import { passwordProblem } from '../../people/password-problem.ts';
import { lockOfSessions, refuseEnded } from '../../people/sessions.ts';
import { findStaffById } from '../../people/staff-row.ts';
import { recordAccount } from '../../records/record.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import type { Handlers } from '../handler.ts';
import { toSessionUser } from '../mappers/session-user.ts';
import { addressOf } from '../middleware/client.ts';
import { endSession, findStaff, sessionIdOf } from '../middleware/session.ts';

export function createAuthHandlers(deps: Deps): Handlers<typeof authRoutes> {
  return {
    login: async ({ body: { username, password }, context }) => {
      const proved = await deps.checkPassword({ email: username, password }, addressOf(context, deps.env));
      return finishSignIn(deps, context, proved, 'password');
    },
    verify: async ({ staff }) => toSessionUser(deps.payload, staff),
    session: async ({ context }) => {
      const staff = await findStaff(context, deps);
      return staff ? toSessionUser(deps.payload, staff) : {};
    },
    logout: async ({ context }) => {
      await endSession(context, deps);
    },
    changePassword: async ({ body: { currentPassword, newPassword }, staff, context }) => {
      const problem = passwordProblem(newPassword, staff.email);
      if (problem) throw invalidField('newPassword', problem);
      await confirmPassword(deps, context, staff, currentPassword, 'currentPassword');
      await deps.withLock(lockOfSessions(staff.email), async () => {
        refuseEnded(await findStaffById(deps.payload, staff.id), sessionIdOf(staff));
        await deps.payload.update({
          collection: 'users',
          id: staff.id,
          data: { password: newPassword },
          context: OWN_OPERATION,
          // Payload ends all sessions of the account except that of `user`.
          user: staff,
        });
      });
      await recordAccount(deps.payload, staff, rm.accounts.passwordChanged);
    },
  };
}
