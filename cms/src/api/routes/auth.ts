import { ApiError } from '@fuar/shared/api/api-error';
import type { authRoutes } from '@fuar/shared/api/routes/auth';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import { OWN_OPERATION } from '../../hooks/guard-users.ts';
import { recordSignIn } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toSessionUser } from '../mappers/session-user.ts';
import { addressOf } from '../middleware/client.ts';
import { endSession, findStaff, writeSession } from '../middleware/session.ts';
import { sessionsOf } from '../sign-in.ts';

export function createAuthHandlers(deps: Deps): Handlers<typeof authRoutes> {
  return {
    login: async ({ body: { username, password }, context }) => {
      const { email, token, user } = await deps.signIn(
        { email: username, password },
        addressOf(context, deps.env),
      );
      await recordSignIn(deps.payload, { email, id: user.id }, 'password');
      writeSession(context, token, deps);
      return { email };
    },
    verify: async ({ staff }) => toSessionUser(staff),
    session: async ({ context }) => {
      const staff = await findStaff(context, deps);
      return staff ? toSessionUser(staff) : {};
    },
    logout: async ({ context }) => {
      await endSession(context, deps);
      return undefined;
    },
    changePassword: async ({ body: { currentPassword, newPassword }, staff, context }) => {
      // Use our own sign-in, so that wrong guesses count towards the lockout.
      await deps
        .signIn({ email: staff.email, password: currentPassword }, addressOf(context, deps.env))
        .catch((error: unknown) => {
          throw error instanceof ApiError && error.status === 401 ? wrongPassword() : error;
        });
      // Payload ends every session except the one in the request's own user.
      await deps.exclusively(sessionsOf(staff.email), () =>
        deps.payload.update({
          collection: 'users',
          id: staff.id,
          data: { password: newPassword },
          context: OWN_OPERATION,
          user: staff,
        }),
      );
      return undefined;
    },
  };
}

const wrongPassword = () =>
  new ApiError(400, em.invalidInput, { errors: { currentPassword: m.wrongPassword } });
