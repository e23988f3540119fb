import type { authRoutes } from '@fuar/shared/api/routes/auth';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { addressOf } from '../middleware/client.ts';
import { endSession, writeSession } from '../middleware/session.ts';

export function createAuthHandlers(deps: Deps): Handlers<typeof authRoutes> {
  return {
    login: async ({ body: { username, password }, context }) => {
      const { email, token } = await deps.signIn({ email: username, password }, addressOf(context, deps.env));
      writeSession(context, token, deps);
      return { email };
    },
    verify: async ({ staff }) => ({ email: staff.email }),
    logout: async ({ context }) => {
      await endSession(context, deps);
      return undefined;
    },
  };
}
