import { PASSWORD_MESSAGES as pm } from '@fuar/shared/messages/admin/password';
import { VALIDATION_MESSAGES } from '@fuar/shared/messages/validation';

/** Repeats `SHORTEST_PASSWORD` of `@fuar/shared/schemas/auth`, because importing that file would load zod. */
const SHORTEST = 12;

export type PasswordErrors = { newPassword?: string; repeated?: string };

export function findPasswordErrors(newPassword: string, repeated: string): PasswordErrors {
  if (newPassword.length < SHORTEST) return { newPassword: VALIDATION_MESSAGES.passwordTooShort(SHORTEST) };
  return newPassword === repeated ? {} : { repeated: pm.passwordsDiffer };
}
