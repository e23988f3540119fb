import { z } from 'zod';

/** The programs that read a setting: `npm start` and its commands, the CMS, or a build of the site or the back-office. */
export type Reader = 'start' | 'cms' | 'site' | 'admin';

export type Setting = {
  schema: z.ZodType;
  /** The default value, or words where it differs between programs or is generated. */
  default: string;
  /** Its meaning, for docs/settings.md and .env.example. */
  about: string;
  readers: readonly Reader[];
  /** Must not be printed. */
  isSecret?: true;
};

/** An address such as `https://example.org`: a scheme, a host, nothing behind it. */
const origin = z
  .string()
  .refine(isOrigin, { error: 'must be an origin such as https://example.org, without a path' })
  .transform((text) => new URL(text).origin);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash;
}

const webAddress = z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' });

const email = z.string().regex(/^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/, { error: 'must be an e-mail address' });

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
}

/** At least `length` characters. */
const longText = (length: number) =>
  z.string().min(length, { error: `must have at least ${length} characters` });

const limit = wholeNumber(1, 1_000_000);

/**
 * Every variable of the environment that people set, in the order of docs/settings.md. Programs take their schemas from
 * here, and a test compares the documents with it.
 */
export const SETTINGS = {
  PORT: {
    schema: wholeNumber(1, 65_535),
    default: '8080',
    about: 'the one port of the product',
    readers: ['start'],
  },
  DATA_DIR: {
    schema: z.string(),
    default: '.data',
    about: 'folder of the embedded database, media, releases and generated secrets',
    readers: ['start', 'cms'],
  },
  DATABASE_URL: {
    schema: z.string().regex(/^(mongodb(\+srv)?:\/\/[^/\s]|file:.)/, {
      error: 'must start with mongodb://, mongodb+srv:// or file:',
    }),
    default: 'SQLite in `DATA_DIR`',
    about: 'mongodb://… or mongodb+srv://… for MongoDB, file:… for a SQLite file elsewhere',
    readers: ['start', 'cms'],
    isSecret: true,
  },
  DEMO: {
    schema: flag,
    default: '1 on an empty embedded database',
    about: '1 fills an empty database with demo content, 0 never does',
    readers: ['start'],
  },
  ADMIN_EMAIL: {
    schema: email,
    default: 'admin@localhost.test',
    about: 'the first administrator, made where there is none',
    readers: ['cms'],
  },
  ADMIN_PASSWORD: {
    schema: longText(8),
    default: 'made up and printed once',
    about: 'password of the first administrator, 8 characters at least',
    readers: ['cms'],
    isSecret: true,
  },
  PAYLOAD_SECRET: {
    schema: longText(16),
    default: 'made and kept in `DATA_DIR` by `npm start`; else required',
    about: 'signs sessions, 16 characters at least; equal in all processes on one database',
    readers: ['start', 'cms'],
    isSecret: true,
  },
  PUBLIC_SITE_URL: {
    schema: origin,
    default: '`http://localhost:PORT`',
    about: 'https://… of the site: canonical addresses, sitemap, allowed origin, Secure cookies',
    readers: ['start', 'cms', 'site'],
  },
  ADMIN_ORIGIN: {
    schema: origin,
    default: 'unset',
    about: 'the back-office where it has an origin of its own',
    readers: ['cms'],
  },
  VITE_API_ORIGIN: {
    schema: origin,
    default: 'unset',
    about: 'origin of the site, for a build of the back-office that has an origin of its own',
    readers: ['admin'],
  },
  COOKIE_SAMESITE: {
    schema: z.enum(['lax', 'strict', 'none'], { error: 'must be lax, strict or none' }),
    default: 'lax',
    about: 'none (needs https) where the back-office has an origin of its own on another site',
    readers: ['cms'],
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10),
    default: '1 with `npm start`, else 0',
    about: 'how many proxies before the CMS are ours: 2 with another one before our gateway',
    readers: ['start', 'cms'],
  },
  CMS_PORT: {
    schema: wholeNumber(0, 65_535),
    default: 'a free one',
    about: "the CMS's own port; 0 takes a free one",
    readers: ['start', 'cms'],
  },
  HOST: {
    schema: z.string(),
    default: '127.0.0.1',
    about: 'the address that the CMS listens on; 0.0.0.0 in a container',
    readers: ['cms'],
  },
  CONSOLE: {
    schema: flag,
    default: '1',
    about: '0 leaves the raw Payload console out',
    readers: ['start', 'cms'],
  },
  CMS_URL: {
    schema: webAddress,
    default: 'the local CMS',
    about: 'where a build for a static host reads /api, and where that host sends /api and /media',
    readers: ['site'],
  },
  MEDIA_BASE_URL: {
    schema: webAddress,
    default: 'unset',
    about: 'prefix of /media/… where pictures come from another host, such as a public bucket',
    readers: ['cms', 'site'],
  },
  S3_BUCKET: {
    schema: z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/i, { error: 'must be the name of a bucket' }),
    default: 'unset: pictures in `DATA_DIR/media`',
    about: 'keeps pictures in this bucket of an S3-compatible store',
    readers: ['cms'],
  },
  S3_ENDPOINT: {
    schema: webAddress,
    default: "Amazon's of the region",
    about: 'address of the S3-compatible store',
    readers: ['cms'],
  },
  S3_REGION: {
    schema: z.string().regex(/^[\w-]+$/, { error: 'must be the name of a region' }),
    default: 'us-east-1',
    about: 'region of the bucket; what the store says to its users, often auto',
    readers: ['cms'],
  },
  S3_ACCESS_KEY_ID: {
    schema: longText(1),
    default: 'unset',
    about: 'key that may list, read, write and delete in the bucket; required with S3_BUCKET',
    readers: ['cms'],
    isSecret: true,
  },
  S3_SECRET_ACCESS_KEY: {
    schema: longText(1),
    default: 'unset',
    about: 'its secret; required with S3_BUCKET',
    readers: ['cms'],
    isSecret: true,
  },
  S3_PREFIX: {
    schema: z.string().regex(/^[\w-]+(?:\/[\w-]+)*$/, {
      error: 'must be made of letters, figures, - and _, with / between folders',
    }),
    default: 'unset',
    about: 'folder in the bucket that holds the folder media; MEDIA_BASE_URL ends with it then',
    readers: ['cms'],
  },
  S3_PATH_STYLE: {
    schema: flag,
    default: '1 with S3_ENDPOINT, else 0',
    about: "1 puts the bucket into the path of an address, 0 into its host's name",
    readers: ['cms'],
  },
  STATIC_HOST_REWRITES: {
    schema: flag,
    default: '0, and 1 on Netlify',
    about: '1 writes where CMS_URL is into the _redirects of a build',
    readers: ['site'],
  },
  REBUILD_WEBHOOK_URL: {
    schema: webAddress,
    default: 'the local publisher',
    about: 'announce changes there, such as a Netlify build hook',
    readers: ['start', 'cms'],
    isSecret: true,
  },
  REBUILD_WEBHOOK_SECRET: {
    schema: longText(1),
    default: 'made and kept in `DATA_DIR` for the local publisher',
    about: 'signs the announcements (x-signature: sha256=…)',
    readers: ['start', 'cms'],
    isSecret: true,
  },
  SIGNIN_LIMIT: {
    schema: limit,
    default: '30',
    about: 'sign-in tries of one address in 10 minutes',
    readers: ['cms'],
  },
  FORM_LIMIT: {
    schema: limit,
    default: '20',
    about: 'messages and requests of one address in a minute',
    readers: ['cms'],
  },
  FORM_DAY_LIMIT: {
    schema: limit,
    default: '200',
    about: 'and in a day',
    readers: ['cms'],
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }),
    default: 'unset',
    about: 'mail to staff on new messages and requests, receipts to senders',
    readers: ['cms'],
    isSecret: true,
  },
  NOTIFY_EMAIL: {
    schema: email,
    default: 'unset',
    about: 'who is told of new messages and requests; required with SMTP_URL',
    readers: ['cms'],
  },
  RETENTION_DAYS: {
    schema: wholeNumber(1, 36_500),
    default: 'unset: kept',
    about: 'age in days at which messages and requests are erased for good',
    readers: ['cms'],
  },
  METRICS_TOKEN: {
    schema: longText(16),
    default: 'unset: no such call',
    about: 'opens /api/metrics to `Authorization: Bearer …`, 16 characters at least',
    readers: ['cms'],
    isSecret: true,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
