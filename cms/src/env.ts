import { join, resolve } from 'node:path';
import { z } from 'zod';

/** An address such as `https://example.org`: a scheme, a host, nothing behind it. */
const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'must be an address such as https://example.org',
  })
  .transform((text) => new URL(text).origin);

const webAddress = z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' });

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
}

const databaseUrl = z.string().regex(/^(mongodb(\+srv)?:\/\/.|file:.)/, {
  error: 'must start with mongodb://, mongodb+srv:// or file:',
});

const envSchema = z
  .object({
    CMS_PORT: wholeNumber(0, 65_535).default(0),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseUrl.optional(),
    PAYLOAD_SECRET: z
      .string({ error: 'is required: a long random text that signs sessions' })
      .min(16, { error: 'must have at least 16 characters' }),
    ADMIN_EMAIL: z
      .string()
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'must be an e-mail address' })
      .default('admin@localhost.test'),
    ADMIN_PASSWORD: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
    PUBLIC_SITE_URL: origin.optional(),
    ADMIN_ORIGIN: origin.optional(),
    COOKIE_SAMESITE: z
      .enum(['lax', 'strict', 'none'], { error: 'must be lax, strict or none' })
      .default('lax'),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    REBUILD_WEBHOOK_URL: webAddress.optional(),
    REBUILD_WEBHOOK_SECRET: z.string().optional(),
    SIGNIN_LIMIT: wholeNumber(1, 1_000_000).default(30),
    FORM_LIMIT: wholeNumber(1, 1_000_000).default(20),
    FORM_DAY_LIMIT: wholeNumber(1, 1_000_000).default(200),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
    NOTIFY_EMAIL: z
      .string()
      .regex(/^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/, { error: 'must be an e-mail address' })
      .optional(),
    CONSOLE: flag.default(true),
    GRANT_SESSION: flag.default(false),
    MEDIA_BASE_URL: webAddress.optional(),
  })
  .refine(({ SMTP_URL, NOTIFY_EMAIL }) => !SMTP_URL || NOTIFY_EMAIL, {
    path: ['NOTIFY_EMAIL'],
    error: 'is required with SMTP_URL: who is told of messages, and whom receipts come from',
  })
  .transform(({ DATA_DIR, ...rest }) => {
    const dataDir = resolve(DATA_DIR);
    return {
      ...rest,
      DATA_DIR: dataDir,
      DATABASE_URL: rest.DATABASE_URL ?? `file:${join(dataDir, 'data.db')}`,
    };
  });

export type Env = z.output<typeof envSchema>;

/** What is wrong with the environment, in one sentence that names the variable. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Empty values count as unset, because a line `NAME=` in an .env file means nothing else. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = envSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new EnvError(`${issue?.path.join('.')} ${issue?.message}.`);
}

export function isMongo(env: Pick<Env, 'DATABASE_URL'>): boolean {
  return env.DATABASE_URL.startsWith('mongodb');
}
