import { z } from 'zod';
import { ACCOUNT_EMAIL } from '../schemas/people.ts';
import { EMAIL_PATTERN } from '../text/clean-text.ts';

/** The programs that read a setting: `npm start` and its commands, the CMS, or a build of the site or the back-office. */
type Reader = 'start' | 'cms' | 'site' | 'admin';

export type Setting = {
  schema: z.ZodType;
  /** The default value, or a description of it if there is no fixed value. */
  default: string;
  /** The description in docs/settings.md and .env.example. */
  about: string;
  /** If absent, only the CMS reads the setting. */
  readers?: readonly Reader[];
  isSecret?: true;
};

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

const accountEmail = 'must be an e-mail address with plain ASCII letters';
const email = z.string().regex(EMAIL_PATTERN, { error: 'must be an e-mail address' });

/**
 * The path follows `file:` (`file:data.db`, `file:/srv/data.db`). `file://data/x.db` would name a file on the machine `data`.
 * The driver of SQLite refuses `?`, `#` and a `%` that does not begin the code of a character.
 */
function isFileUrl(text: string): boolean {
  if (!/^file:[^?#]+$/.test(text) || /%(?![\da-f]{2})|%2f/i.test(text)) return false;
  if (!text.startsWith('file:/')) return true;
  if (!URL.canParse(text)) return false;
  const { hostname, pathname } = new URL(text);
  return !hostname && pathname !== '/';
}

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
}

const longText = (length: number) =>
  z.string().min(length, { error: `must have at least ${length} characters` });

const limit = wholeNumber(1, 1_000_000);

/**
 * Every environment variable that people set, in the order of docs/settings.md. Programs derive their schemas from this
 * table, and a test compares the documents with it.
 */
export const SETTINGS = {
  PORT: {
    schema: wholeNumber(1, 65_535),
    default: '8080',
    about: 'port of the product: site, back-office and /api',
    readers: ['start'],
  },
  DATA_DIR: {
    schema: z.string(),
    default: '.data',
    about: 'folder of the embedded database, media, releases and generated secrets',
    readers: ['start', 'cms'],
  },
  DATABASE_URL: {
    schema: z.string().refine((text) => /^mongodb(?:\+srv)?:\/\/[^/\s]/.test(text) || isFileUrl(text), {
      error: 'must be mongodb://…, mongodb+srv://… or a path such as file:data/fuar.db or file:/srv/fuar.db',
    }),
    default: 'SQLite in `DATA_DIR`',
    about: 'mongodb://… or mongodb+srv://… for MongoDB, file:… for a SQLite file elsewhere',
    readers: ['start', 'cms'],
    isSecret: true,
  },
  DEMO: {
    schema: flag,
    default: '1 on an empty embedded database',
    about: '1 fills an empty database with demo content, 0 leaves it empty',
    readers: ['start'],
  },
  ADMIN_EMAIL: {
    schema: z.string().max(254, { error: accountEmail }).regex(ACCOUNT_EMAIL, { error: accountEmail }),
    default: 'admin@localhost.test',
    about: 'e-mail address of the first administrator, who is created if there is none',
  },
  ADMIN_PASSWORD: {
    schema: longText(8),
    default: 'generated and printed once',
    about: 'password of the first administrator, at least 8 characters',
    isSecret: true,
  },
  PAYLOAD_SECRET: {
    schema: longText(16),
    default: '`npm start` generates one in `DATA_DIR`; otherwise required',
    about: 'signs sessions, at least 16 characters; must be equal in all processes on one database',
    readers: ['start', 'cms'],
    isSecret: true,
  },
  PUBLIC_SITE_URL: {
    schema: origin,
    default: '`http://localhost:PORT`',
    about:
      'public origin of the site, https://…: for canonical URLs, sitemap, allowed origin and Secure cookies',
    readers: ['start', 'cms', 'site'],
  },
  ADMIN_ORIGIN: {
    schema: origin,
    default: 'unset',
    about: 'origin of the back-office, if it differs from that of the site',
  },
  VITE_API_ORIGIN: {
    schema: origin,
    default: 'unset',
    about: 'origin of the site, for a back-office on another origin',
    readers: ['admin'],
  },
  COOKIE_SAMESITE: {
    schema: z.enum(['lax', 'strict', 'none'], { error: 'must be lax, strict or none' }),
    default: 'lax',
    about: 'SameSite of the session cookie; none (https only) for a back-office on another domain',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10),
    default: '1 with `npm start`, else 0',
    about: 'number of trusted proxies in front of the CMS: 2 with one in front of our gateway',
    readers: ['start', 'cms'],
  },
  CMS_PORT: {
    schema: wholeNumber(0, 65_535),
    default: 'a free port',
    about: "the CMS's own port; 0 chooses a free one",
    readers: ['start', 'cms'],
  },
  HOST: {
    schema: z.string(),
    default: '127.0.0.1',
    about: 'address to listen on; without it `npm start` listens on every address, a CMS alone on 127.0.0.1',
    readers: ['start', 'cms'],
  },
  CONSOLE: {
    schema: flag,
    default: '1',
    about: '0 turns the raw Payload console off',
    readers: ['start', 'cms'],
  },
  CMS_URL: {
    schema: webAddress,
    default: 'the local CMS',
    about:
      'URL of the CMS: a build for a static host reads /api there, and the host forwards /api and /media',
    readers: ['site'],
  },
  MEDIA_BASE_URL: {
    schema: webAddress,
    default: 'unset',
    about: 'base URL of /media/… if another host serves the pictures, such as a public bucket',
    readers: ['site'],
  },
  S3_BUCKET: {
    schema: z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/i, { error: 'must be the name of a bucket' }),
    default: 'unset: pictures in `DATA_DIR/media`',
    about: 'bucket for the pictures, in an S3-compatible store',
  },
  S3_ENDPOINT: {
    schema: webAddress,
    default: 'Amazon S3 in the region',
    about: 'URL of the S3-compatible store',
  },
  S3_REGION: {
    schema: z.string().regex(/^[\w-]+$/, { error: 'must be the name of a region' }),
    default: 'us-east-1',
    about: 'region of the bucket; other providers document their value, often auto',
  },
  S3_ACCESS_KEY_ID: {
    schema: longText(1),
    default: 'unset',
    about: 'key that may list, read, write and delete in the bucket; required with S3_BUCKET',
    isSecret: true,
  },
  S3_SECRET_ACCESS_KEY: {
    schema: longText(1),
    default: 'unset',
    about: 'secret of that key; required with S3_BUCKET',
    isSecret: true,
  },
  S3_PREFIX: {
    schema: z.string().regex(/^[\w-]+(?:\/[\w-]+)*$/, {
      error: 'may contain letters, digits, - and _, with / between folders',
    }),
    default: 'unset',
    about: 'parent folder of media in the bucket; MEDIA_BASE_URL must end with it',
  },
  S3_PATH_STYLE: {
    schema: flag,
    default: '1 with S3_ENDPOINT, else 0',
    about: '1 puts the bucket into the path of a URL, 0 into its host name',
  },
  STATIC_HOST_REWRITES: {
    schema: flag,
    default: '0, and 1 on Netlify',
    about: '1 writes rewrites to CMS_URL into the _redirects of a build',
    readers: ['site'],
  },
  REBUILD_WEBHOOK_URL: {
    schema: webAddress,
    default: 'the local publisher',
    about: 'URL to announce changes to, such as a Netlify build hook',
    readers: ['start', 'cms'],
    isSecret: true,
  },
  REBUILD_WEBHOOK_SECRET: {
    schema: longText(1),
    default: 'generated in `DATA_DIR` for the local publisher',
    about: 'signs the announcements (x-signature: sha256=…)',
    readers: ['start', 'cms'],
    isSecret: true,
  },
  PREVIEW_URL: {
    schema: webAddress,
    default: 'the local publisher; unset: no previews',
    about: 'URL of a publisher that renders previews of drafts; calls are signed with REBUILD_WEBHOOK_SECRET',
  },
  SIGNIN_LIMIT: {
    schema: limit,
    default: '30',
    about: 'sign-ins, and uses of and requests for password links, per IP address in 10 minutes',
  },
  FORM_LIMIT: {
    schema: limit,
    default: '20',
    about: 'messages and requests per IP address in a minute',
  },
  FORM_DAY_LIMIT: {
    schema: limit,
    default: '200',
    about: 'messages and requests per IP address in a day',
  },
  SMTP_URL: {
    schema: z.url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be smtp://… or smtps://… with a host',
    }),
    default: 'unset',
    about: 'mail server for notices and password links to staff, and receipts to senders',
    isSecret: true,
  },
  NOTIFY_EMAIL: {
    schema: email,
    default: 'unset',
    about: 'address for notices of new messages and requests; required with SMTP_URL',
  },
  RETENTION_DAYS: {
    schema: wholeNumber(1, 36_500),
    default: 'unset: kept for ever',
    about: 'days after which messages and requests are erased for good',
  },
  METRICS_TOKEN: {
    schema: longText(16),
    default: 'unset: /api/metrics does not exist',
    about: 'token for /api/metrics (`Authorization: Bearer …`), at least 16 characters',
    isSecret: true,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
