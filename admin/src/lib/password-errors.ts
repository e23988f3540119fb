import { PASSWORD_MESSAGES as pm } from '@fuar/shared/messages/admin/password';
import { VALIDATION_MESSAGES } from '@fuar/shared/messages/validation';
import { SHORTEST_PASSWORD } from '@fuar/shared/people/shortest-password';

export type PasswordErrors = { newPassword?: string; repeated?: string };

export function findPasswordErrors(newPassword: string, repeated: string): PasswordErrors {
  if (newPassword.length < SHORTEST_PASSWORD)
    return { newPassword: VALIDATION_MESSAGES.passwordTooShort(SHORTEST_PASSWORD) };
  return newPassword === repeated ? {} : { repeated: pm.passwordsDiffer };
}
