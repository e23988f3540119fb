import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { PEOPLE_MESSAGES as pm } from '@fuar/shared/messages/people';
import { credentialsSchema } from '@fuar/shared/schemas/auth';
import type { Context, Hono } from 'hono';
import { secondFactorOf } from '../../people/factors.ts';
import type { Deps } from '../deps.ts';
import { startSession } from '../finish-sign-in.ts';
import { addressOf } from '../middleware/client.ts';
import { readLimited } from '../receive-json.ts';

export const CONSOLE_SIGN_IN = '/rest/users/login';

const MAX_BYTES = 16 * 1024;
const consoleCredentials = credentialsSchema.omit({ username: true }).extend({
  email: credentialsSchema.shape.username,
});

/**
 * The sign-in of the console and of programs that use `/rest`. It has the same limits as the sign-in of `/api`, and answers in
 * the shape of Payload's REST.
 */
export function serveConsoleSignIn(app: Hono, deps: Deps): void {
  app.post(CONSOLE_SIGN_IN, async (context) => {
    context.header('cache-control', 'no-store');
    try {
      const credentials = consoleCredentials.safeParse(await readCredentials(context));
      if (!credentials.success) throw new ApiError(401, m.wrongCredentials);
      const proved = await deps.checkPassword(credentials.data, addressOf(context, deps.env));
      // Refuse an account with a second factor, because Payload's REST has no second step.
      if (secondFactorOf(proved) !== 'none') throw new ApiError(403, pm.consoleNeedsSecondFactor);
      const { token, endsAt } = await startSession(deps, context, proved, 'password');
      const { id, email } = proved;
      const user = { collection: 'users', id, email };
      return context.json({ message: '', exp: Math.floor(endsAt / 1000), token, user });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.retryAfter) context.header('retry-after', String(error.retryAfter));
      return context.json({ errors: [{ message: error.message }] }, error.status as 401);
    }
  });
}

/** The console sends a form with JSON in `_payload`; programs send plain JSON. */
async function readCredentials({ req }: Context): Promise<unknown> {
  const bytes = await readLimited(req.raw, MAX_BYTES);
  const body = new Response(Buffer.from(bytes), {
    headers: { 'content-type': req.header('content-type') ?? '' },
  });
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(
    req.header('content-type') ?? '',
  );
  try {
    return isForm ? JSON.parse(String((await body.formData()).get('_payload'))) : await body.json();
  } catch {
    throw new ApiError(400, m.malformedJson);
  }
}
