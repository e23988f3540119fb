import { ApiError } from '@fuar/shared/api/api-error';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import type { Context } from 'hono';
import type { TypedUser } from 'payload';
import type { Deps } from './deps.ts';
import { invalidField } from './errors.ts';
import { addressOf } from './middleware/client.ts';

/**
 * Checks the password of a signed-in person. Wrong passwords count towards the lockout. Throws a 400 with an error at
 * `field` for a wrong password, or a 429 after too many tries.
 */
export async function confirmPassword(
  deps: Deps,
  context: Context,
  { email }: TypedUser,
  password: string,
  field: 'password' | 'currentPassword',
): Promise<void> {
  await deps.checkPassword({ email, password }, addressOf(context, deps.env)).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    throw invalidField(field, m.wrongPassword);
  });
}
