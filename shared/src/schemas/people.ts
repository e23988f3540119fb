import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { ROLES } from '../people/rights.ts';
import { withoutInvisible } from '../text/clean-text.ts';
import { undotCapitals } from '../text/undot-capitals.ts';
import { credentialsSchema, newPasswordSchema } from './auth.ts';
import { idSchema, optionalText, requiredText } from './fields.ts';

const roleSchema = z.enum(ROLES, { error: m.unknownRole });
/**
 * Payload's own rule for the address of an account (`fields/validations.js`). It is rewritten without flags and classes such
 * as `\w`, because `/api/openapi.json` shows the pattern and other languages interpret these classes differently.
 */
export const ACCOUNT_EMAIL =
  /^(?!.*\.\.)[A-Za-z0-9_!#$%&'*+/=?^`{|}~-](?:[A-Za-z0-9_!#$%&'*+/=?^`{|}~.-]*[A-Za-z0-9_!#$%&'*+/=?^`{|}~-])?@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;
const emailSchema = requiredText(m.emailRequired, 254)
  // The address of an account is ASCII, so an İ in it stands for I.
  .overwrite((email) => undotCapitals(withoutInvisible(email)))
  .regex(ACCOUNT_EMAIL, { error: m.invalidEmail })
  // Lower-case the address, because a sign-in lower-cases the typed address before it looks for the account.
  .overwrite((email) => email.toLowerCase());
const nameSchema = optionalText(100);
const momentSchema = z.iso.datetime();

export const userSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    name: z.string().optional(),
    role: z.enum(ROLES),
    isDisabled: z.boolean(),
    /** The factor that a sign-in asks for: `passkey` if there is one, else `totp`. */
    secondFactor: z.enum(['none', 'totp', 'passkey']),
    lastSignInAt: momentSchema.optional(),
    /** True until the first password is set. */
    isInvited: z.boolean(),
    createdAt: momentSchema,
  })
  .meta({ id: 'User' });

export const userInputSchema = z.object({ email: emailSchema, name: nameSchema, role: roleSchema });

/** An absent field keeps its value. `secondFactor: 'none'` removes a lost second factor. */
export const userChangesSchema = z.object({
  email: emailSchema.optional(),
  name: nameSchema,
  role: roleSchema.optional(),
  isDisabled: z.boolean({ error: m.invalid }).optional(),
  secondFactor: z.literal('none', { error: m.invalid }).optional(),
});

/** `inviteUrl` is absent if the link was mailed. */
export const inviteLinkSchema = z.object({ inviteUrl: z.string().optional() }).meta({ id: 'InviteLink' });

const linkTokenSchema = requiredText(m.invalid, 200);

export const inviteCheckSchema = z.object({ token: linkTokenSchema });

export const inviteAnswerSchema = z.object({
  token: linkTokenSchema,
  password: newPasswordSchema,
  name: nameSchema,
});

export const forgottenPasswordSchema = z.object({ email: emailSchema });

/** A JSON object in a format of the WebAuthn standard. The WebAuthn library validates it. */
const webAuthnSchema = z.record(z.string(), z.unknown(), { error: m.invalid });

/** The response to a sign-in that needs a second step. For five minutes the ticket replaces the password. */
export const nextStepSchema = z
  .object({
    next: z.enum(['totp', 'passkey']),
    ticket: z.string(),
    /** The options for `navigator.credentials.get`, if a passkey comes next. */
    options: webAuthnSchema.optional(),
  })
  .meta({ id: 'NextStep' });

/** `code` is a code of the authenticator app, or a recovery code. */
export const secondFactorInputSchema = z
  .object({
    ticket: requiredText(m.invalid, 2000),
    code: optionalText(40),
    credential: webAuthnSchema.optional(),
  })
  .refine(({ code, credential }) => Boolean(code) !== Boolean(credential), {
    error: m.codeRequired,
    path: ['code'],
  });

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema.optional(),
});

export const accountSchema = userSchema
  .pick({ id: true, email: true, name: true, role: true, secondFactor: true })
  .extend({
    hasTotp: z.boolean(),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.int().nonnegative(),
    /** True if an admin requires a second factor of all staff. */
    isSecondFactorRequired: z.boolean(),
  })
  .meta({ id: 'Account' });

export const accountChangesSchema = z.object({ name: nameSchema });

/** The password, which the user must type again to remove a second factor or to get new recovery codes. */
export const passwordConfirmationSchema = credentialsSchema.pick({ password: true });

export const totpSetupSchema = z.object({ uri: z.string(), secret: z.string() }).meta({ id: 'TotpSetup' });
export const totpCodeSchema = z.object({ code: requiredText(m.codeRequired, 40) });

/** New recovery codes, which are shown only once. The list is empty if the account already has codes. */
export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export const passkeyOptionsSchema = z.object({ options: webAuthnSchema }).meta({ id: 'PasskeyOptions' });
export const newPasskeySchema = z.object({
  credential: webAuthnSchema,
  name: requiredText(m.passkeyNameRequired, 60),
});
/** The `:id` of a passkey or a session, which is a string and not a number. */
export const byTextIdSchema = z.object({ id: z.string().max(1024) });

export const staffSessionSchema = z
  .object({
    id: z.string(),
    /** `Chrome, Windows` */
    device: z.string(),
    startedAt: momentSchema,
    lastSeenAt: momentSchema,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'StaffSession' });

export const securitySettingsInputSchema = z.object({
  isSecondFactorRequired: z.boolean({ error: m.invalid }),
});
export const securitySettingsSchema = securitySettingsInputSchema.meta({ id: 'SecuritySettings' });

const RECORD_KINDS = [
  'signIn',
  'signInFailed',
  'signOut',
  'save',
  'publish',
  'delete',
  'restore',
  'export',
  'personalData',
  'erase',
  'user',
] as const;

/**
 * One entry of the record of actions. `by` is the e-mail address of the member of staff. It is empty for a sign-in with an
 * unknown name, for a request for a new password and for an action of a program.
 */
export const recordEntrySchema = z
  .object({
    id: idSchema,
    at: momentSchema,
    by: z.string(),
    kind: z.enum(RECORD_KINDS),
    /** Never quotes a visitor's message or request. */
    what: z.string(),
    rowId: z.string().optional(),
  })
  .meta({ id: 'RecordEntry' });

/** An empty value is the same as an absent one. */
export const recordQuerySchema = z.object({
  /** Selects only entries older than the entry with this id, for the next page. */
  before: z
    .string()
    .regex(/^$|^[1-9]\d{0,15}$/, { error: m.invalidId })
    .transform((id) => (id ? Number(id) : undefined))
    .pipe(z.int({ error: m.invalidId }).positive().optional())
    .optional(),
  /** The e-mail address or the id of a user. */
  user: optionalText(254),
  kind: z.enum(['', ...RECORD_KINDS], { error: m.unknownType }).optional(),
});

/** Tells the server, for its record of actions, that the back-office exported a list to a file. */
export const exportNoteSchema = z.object({
  list: z.enum(['contact', 'participant-submissions'], { error: m.unknownType }),
  rows: z.int({ error: m.invalid }).nonnegative({ error: m.invalid }),
});

export type User = z.infer<typeof userSchema>;
export type UserInput = z.infer<typeof userInputSchema>;
export type UserChanges = z.infer<typeof userChangesSchema>;
export type NextStep = z.infer<typeof nextStepSchema>;
export type SecondFactorInput = z.infer<typeof secondFactorInputSchema>;
export type Account = z.infer<typeof accountSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type StaffSession = z.infer<typeof staffSessionSchema>;
export type RecordKind = (typeof RECORD_KINDS)[number];
export type RecordEntry = z.infer<typeof recordEntrySchema>;
export type ExportNote = z.infer<typeof exportNoteSchema>;
export type RecordQuery = z.infer<typeof recordQuerySchema>;
