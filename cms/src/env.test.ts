import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const SECRET = { PAYLOAD_SECRET: 'a-secret-for-tests-only' };

test('only the secret is needed; empty values are unset', () => {
  expect(readEnv({ ...SECRET, DATA_DIR: '/srv/x', DATABASE_URL: '', PUBLIC_SITE_URL: ' ' })).toMatchObject({
    CMS_PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: 'file:/srv/x/data.db',
    ADMIN_EMAIL: 'admin@localhost.test',
    COOKIE_SAMESITE: 'lax',
    TRUST_PROXY: 0,
    CONSOLE: true,
    GRANT_SESSION: false,
  });
});

test('an address is cut to its origin', () => {
  expect(readEnv({ ...SECRET, PUBLIC_SITE_URL: 'https://Fuar.test/tr/' }).PUBLIC_SITE_URL).toBe(
    'https://fuar.test',
  );
});

describe('a wrong value is refused by its name', () => {
  test.each([
    ['PAYLOAD_SECRET', undefined],
    ['PAYLOAD_SECRET', 'short'],
    ['CMS_PORT', '70000'],
    ['CMS_PORT', 'x'],
    ['DATABASE_URL', 'postgres://x'],
    ['ADMIN_EMAIL', 'x'],
    ['ADMIN_PASSWORD', 'kisa'],
    ['PUBLIC_SITE_URL', 'fuar.test'],
    ['PUBLIC_SITE_URL', 'ftp://fuar.test'],
    ['ADMIN_ORIGIN', 'x'],
    ['COOKIE_SAMESITE', 'Lax'],
    ['TRUST_PROXY', '-1'],
    ['REBUILD_WEBHOOK_URL', 'x'],
    ['SIGNIN_LIMIT', '0'],
    ['CONSOLE', 'yes'],
  ])('%s=%s', (name, value) => {
    const read = () => readEnv({ ...SECRET, [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
  });
});
