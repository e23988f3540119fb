import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { inRepo, REPO } from './repo.ts';

const flag = z.enum(['0', '1']).transform((text) => text === '1');
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search, {
    error: 'must be an origin such as https://example.com',
  })
  .transform((url) => url.origin);

const envSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(REPO, path)),
  DATABASE_URL: z
    .string()
    .regex(/^(mongodb(\+srv)?:\/\/[^/\s]|file:.)/, {
      error: 'must start with mongodb://, mongodb+srv:// or file:',
    })
    .optional(),
  DEMO: flag.optional(),
  CONSOLE: flag.default(true),
  CMS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  PUBLIC_SITE_URL: origin.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(1),
  PAYLOAD_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  REBUILD_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  REBUILD_WEBHOOK_SECRET: z.string().min(1).optional(),
});

export type Env = z.infer<typeof envSchema>;

export class SettingsError extends Error {}

/** The settings of design/architecture.md that the start needs; throws `SettingsError` naming each wrong variable. */
export function parseEnv(variables: NodeJS.ProcessEnv): Env {
  // An empty value is what `.env` files write for "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SettingsError(`Wrong setting: ${wrong.join('; ')}.`);
}

/** Reads `.env` of the checkout into the environment; what is set already wins. */
export function loadEnvFile(): void {
  const file = inRepo('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
