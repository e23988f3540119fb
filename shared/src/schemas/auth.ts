import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { ROLES } from '../people/rights.ts';
import { SHORTEST_PASSWORD } from '../people/shortest-password.ts';
import { withoutInvisible } from '../text/clean-text.ts';
import { requiredText } from './fields.ts';

/** `username` is the e-mail address; the specification chose the name. The password is not trimmed. */
export const credentialsSchema = z.object({
  username: requiredText(m.emailRequired, 254).overwrite(withoutInvisible),
  password: z
    .string({ error: m.passwordRequired })
    .min(1, { error: m.passwordRequired })
    .max(1024, { error: m.tooLong(1024) }),
});

export const newPasswordSchema = z
  .string({ error: m.passwordRequired })
  .min(SHORTEST_PASSWORD, { error: m.passwordTooShort(SHORTEST_PASSWORD) })
  .max(1024, { error: m.tooLong(1024) });

export const passwordChangeSchema = z.object({
  currentPassword: credentialsSchema.shape.password,
  newPassword: newPasswordSchema,
});

export const sessionUserSchema = z
  .object({
    email: z.string(),
    name: z.string().optional(),
    role: z.enum(ROLES),
    /**
     * Present if an admin requires a second factor and this account does not have one yet. The account may then only make
     * calls of area `own`.
     */
    needsSecondFactor: z.literal(true).optional(),
  })
  .meta({ id: 'SessionUser' });

/** The response to a sign-in. Without `Prefer: user` it has only `email`, as the specification demands. */
export const signedInSchema = sessionUserSchema.partial({ role: true }).meta({ id: 'SignedIn' });

export const sessionSchema = sessionUserSchema.partial().meta({ id: 'Session' });

export type SessionUser = z.infer<typeof sessionUserSchema>;
export type SignedIn = z.infer<typeof signedInSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
