import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import { newPasswordSchema } from '@fuar/shared/schemas/auth';
import { problemOf } from '../collections/validate-by-schema.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const common = new Set(COMMON_PASSWORDS.trim().split(/,\s+/));

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'].flatMap(
  (run) => [run, [...run].reverse().join('')],
);

/**
 * True for a leaked password, a repeated short string, and a sequence such as `123456789012`. Also true for a password with
 * fewer than five different characters.
 */
export function isTooCommon(password: string): boolean {
  const folded = password.toLowerCase().trim();
  if (common.has(folded) || RUNS.some((run) => run.includes(folded))) return true;
  return new Set(folded).size < 5 || /^(.{1,8})\1+$/.test(folded);
}

/** The message for a forbidden password; undefined for an allowed one. All ways to set a password use this function. */
export function passwordProblem(password: unknown, email?: string): string | undefined {
  const problem = problemOf(newPasswordSchema, password);
  if (problem) return problem;
  const text = String(password);
  if (isTooCommon(text)) return m.passwordTooCommon;
  if (email && text.trim().toLowerCase() === email.toLowerCase()) return m.passwordWithoutAccount;
  return undefined;
}
