import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '@fuar/shared/settings/read-settings';
import { SETTINGS as s } from '@fuar/shared/settings/settings';
import { z } from 'zod';

const envSchema = z
  .object({
    CMS_PORT: s.CMS_PORT.schema.default(0),
    HOST: s.HOST.schema.default('127.0.0.1'),
    DATA_DIR: s.DATA_DIR.schema.default('.data'),
    DATABASE_URL: s.DATABASE_URL.schema.optional(),
    PAYLOAD_SECRET: z
      .string({ error: 'is required: a long random text that signs sessions' })
      .pipe(s.PAYLOAD_SECRET.schema),
    ADMIN_EMAIL: s.ADMIN_EMAIL.schema.default('admin@localhost.test'),
    ADMIN_PASSWORD: s.ADMIN_PASSWORD.schema.optional(),
    PUBLIC_SITE_URL: s.PUBLIC_SITE_URL.schema.optional(),
    ADMIN_ORIGIN: s.ADMIN_ORIGIN.schema.optional(),
    COOKIE_SAMESITE: s.COOKIE_SAMESITE.schema.default('lax'),
    TRUST_PROXY: s.TRUST_PROXY.schema.default(0),
    REBUILD_WEBHOOK_URL: s.REBUILD_WEBHOOK_URL.schema.optional(),
    REBUILD_WEBHOOK_SECRET: s.REBUILD_WEBHOOK_SECRET.schema.optional(),
    PREVIEW_URL: s.PREVIEW_URL.schema.optional(),
    SIGNIN_LIMIT: s.SIGNIN_LIMIT.schema.default(30),
    FORM_LIMIT: s.FORM_LIMIT.schema.default(20),
    FORM_DAY_LIMIT: s.FORM_DAY_LIMIT.schema.default(200),
    SMTP_URL: s.SMTP_URL.schema.optional(),
    NOTIFY_EMAIL: s.NOTIFY_EMAIL.schema.optional(),
    CONSOLE: s.CONSOLE.schema.default(true),
    S3_BUCKET: s.S3_BUCKET.schema.optional(),
    S3_ENDPOINT: s.S3_ENDPOINT.schema.optional(),
    S3_REGION: s.S3_REGION.schema.default('us-east-1'),
    S3_ACCESS_KEY_ID: s.S3_ACCESS_KEY_ID.schema.optional(),
    S3_SECRET_ACCESS_KEY: s.S3_SECRET_ACCESS_KEY.schema.optional(),
    S3_PREFIX: s.S3_PREFIX.schema.optional(),
    S3_PATH_STYLE: s.S3_PATH_STYLE.schema.optional(),
    RETENTION_DAYS: s.RETENTION_DAYS.schema.optional(),
    METRICS_TOKEN: s.METRICS_TOKEN.schema.optional(),
    // Only the parent process sets the following settings.
    /** Makes the CMS open a session for the parent process (`grantSession`). */
    GRANT_SESSION: s.CONSOLE.schema.default(false),
    /** The site's address if nobody set PUBLIC_SITE_URL. */
    LINK_ORIGIN: z.string().optional(),
    /** Stays the same when the parent process restarts the CMS (waiting/with-lock.ts). */
    SERVICE_ID: z.string().optional(),
    /** The folder of the demo's resized pictures (media/ready-pictures.ts). */
    READY_PICTURES: z.string().optional(),
  })
  .refine(({ SMTP_URL, NOTIFY_EMAIL }) => !SMTP_URL || NOTIFY_EMAIL, {
    path: ['NOTIFY_EMAIL'],
    error: 'is required with SMTP_URL: it receives notices and is the sender of receipts',
  })
  .superRefine((env, { addIssue }) => {
    const names = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    for (const name of names) {
      if (env.S3_BUCKET && !env[name]) {
        addIssue({ code: 'custom', path: [name], message: 'is required with S3_BUCKET' });
      }
    }
    if (!env.S3_BUCKET && (env.S3_ENDPOINT || names.some((name) => env[name]))) {
      addIssue({ code: 'custom', path: ['S3_BUCKET'], message: 'is required with the other S3 settings' });
    }
  })
  .transform(({ DATA_DIR, ...rest }) => {
    const dataDir = resolve(DATA_DIR);
    return {
      ...rest,
      DATA_DIR: dataDir,
      DATABASE_URL: rest.DATABASE_URL ?? pathToFileURL(join(dataDir, 'data.db')).href,
    };
  });

export type Env = z.output<typeof envSchema>;

/** Throws a `SettingsError` whose message names the wrong setting. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  return readSettings(envSchema, variables);
}

export function isMongo(env: Pick<Env, 'DATABASE_URL'>): boolean {
  return env.DATABASE_URL.startsWith('mongodb');
}
