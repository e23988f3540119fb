import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { readSettings } from '@fuar/shared/settings/read-settings';
import { SETTINGS as s } from '@fuar/shared/settings/settings';
import { z } from 'zod';
import { StartError } from '../command.ts';
import { REPO, repoPath } from '../repo.ts';

const envSchema = z
  .object({
    ...optionalSettings(),
    PORT: s.PORT.schema.default(8080),
    DATA_DIR: s.DATA_DIR.schema.default('.data').transform((path) => resolve(REPO, path)),
    CONSOLE: s.CONSOLE.schema.default(true),
    TRUST_PROXY: s.TRUST_PROXY.schema.default(1),
  })
  // Our gateway speaks plain http, so a proxy must terminate TLS. If TRUST_PROXY does not count that proxy, all visitors seem
  // to have the proxy's address.
  .refine(({ PUBLIC_SITE_URL, TRUST_PROXY }) => !PUBLIC_SITE_URL?.startsWith('https:') || TRUST_PROXY >= 2, {
    path: ['TRUST_PROXY'],
    error: 'must be 2 or more where PUBLIC_SITE_URL is https: our gateway and the proxy that ends TLS',
  })
  .refine(({ SMTP_URL, NOTIFY_EMAIL }) => !SMTP_URL || NOTIFY_EMAIL, {
    path: ['NOTIFY_EMAIL'],
    error: 'is required with SMTP_URL: it receives notices and is the sender of receipts',
  });

/** All settings, including the CMS's, so that `npm start` refuses an invalid setting before it builds. */
function optionalSettings() {
  type Schemas = { [N in keyof typeof s]: z.ZodOptional<(typeof s)[N]['schema']> };
  const entries = Object.entries(s).map(([name, { schema }]) => [name, schema.optional()]);
  return Object.fromEntries(entries) as Schemas;
}

export type Env = z.infer<typeof envSchema>;

/** The gateway's address for other programs of this machine, e.g. `http://127.0.0.1:8080`. */
export function gatewayUrlOf({ HOST = '0.0.0.0', PORT }: Pick<Env, 'HOST' | 'PORT'>): string {
  const local: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  return `http://${local[HOST] ?? (isIPv6(HOST) ? `[${HOST}]` : HOST)}:${PORT}`;
}

export function parseEnv(variables: NodeJS.ProcessEnv): Env {
  return readSettings(envSchema, variables);
}

/** Loads `.env` of the checkout. Variables that are already set take precedence. */
export function loadEnvFile(file = repoPath('.env')): void {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    // Node reports a missing file even if the file exists but this user may not read it.
    throw new StartError(`${file} cannot be read. Let this user read it.`, { cause });
  }
}
