import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartError } from '../command.ts';
import { repoPath } from '../repo.ts';
import { temporaryFolder } from '../testing/product.ts';
import { gatewayUrlOf, loadEnvFile, parseEnv } from './env.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['fd00::1', 'http://[fd00::1]:8080'],
  ['10.0.0.5', 'http://10.0.0.5:8080'],
  [undefined, 'http://127.0.0.1:8080'],
])('programs of this machine reach a gateway on HOST %s at %s', (HOST, url) => {
  expect(gatewayUrlOf({ HOST, PORT: 8080 })).toBe(url);
});

test('the container listens on every address, the systemd service only on 127.0.0.1', () => {
  expect(readFileSync(repoPath('deploy/Dockerfile'), 'utf8')).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m);
  expect(readFileSync(repoPath('deploy/fuar.service'), 'utf8')).toMatch(
    /^Environment=.*\bHOST=127\.0\.0\.1$/m,
  );
});

test('reports a settings file that cannot be read, and accepts a missing one', () => {
  // Use a folder, because root can read every file, but nobody can read a folder as a file.
  const file = temporaryFolder();
  expect(() => loadEnvFile(file)).toThrow(new StartError(`${file} cannot be read. Let this user read it.`));
  expect(() => loadEnvFile(join(file, '.env'))).not.toThrow();
});

describe('parseEnv', () => {
  test('has defaults for all required settings', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 8080, CONSOLE: true, TRUST_PROXY: 1 });
    expect(parseEnv({}).DATA_DIR).toMatch(/\/\.data$/);
  });

  test('treats an empty value as unset', () => {
    expect(parseEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 8080 });
  });

  test.each([
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'postgres://x' }, 'DATABASE_URL'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ PUBLIC_SITE_URL: 'example.com' }, 'PUBLIC_SITE_URL'],
    [{ PUBLIC_SITE_URL: 'https://example.com/site' }, 'PUBLIC_SITE_URL'],
    [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET'],
    [{ PUBLIC_SITE_URL: 'https://fuar.test' }, 'TRUST_PROXY must be 2 or more'],
    [{ PUBLIC_SITE_URL: 'https://fuar.test', TRUST_PROXY: '1' }, 'TRUST_PROXY must be 2 or more'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.test' }, 'NOTIFY_EMAIL is required with SMTP_URL'],
    [{ SMTP_URL: 'smtp://', NOTIFY_EMAIL: 'info@fuar.test' }, 'SMTP_URL must be'],
    [{ FORM_LIMIT: 'many', PORT: 'x' }, 'PORT must be'],
  ])('names the invalid variable of %o', (variables, name) => {
    expect(() => parseEnv(variables)).toThrow(name);
  });

  test.each([
    { PUBLIC_SITE_URL: 'https://fuar.test', TRUST_PROXY: '2' },
    { PUBLIC_SITE_URL: 'http://fuar.test', TRUST_PROXY: '1' },
    { SMTP_URL: 'smtp://mail.test', NOTIFY_EMAIL: 'info@fuar.test' },
  ])('accepts %o', (variables) => {
    expect(() => parseEnv(variables)).not.toThrow();
  });
});
