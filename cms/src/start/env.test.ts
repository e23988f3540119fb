import { SettingsError } from '@fuar/shared/settings/read-settings';
import { SETTINGS, type SettingName } from '@fuar/shared/settings/settings';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { databaseFile } from './folders.ts';

const SECRET = { PAYLOAD_SECRET: 'a-secret-for-tests-only' };

test('requires only the secret, and treats empty values as unset', () => {
  expect(readEnv({ ...SECRET, DATA_DIR: '/srv/x', DATABASE_URL: '', PUBLIC_SITE_URL: ' ' })).toMatchObject({
    CMS_PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: 'file:///srv/x/data.db',
    ADMIN_EMAIL: 'admin@localhost.test',
    COOKIE_SAMESITE: 'lax',
    TRUST_PROXY: 0,
    CONSOLE: true,
    GRANT_SESSION: false,
  });
});

test('keeps only the origin of an address', () => {
  expect(readEnv({ ...SECRET, PUBLIC_SITE_URL: 'https://Fuar.test/' }).PUBLIC_SITE_URL).toBe(
    'https://fuar.test',
  );
});

describe('rejects an invalid value and names it', () => {
  test.each([
    ['PAYLOAD_SECRET', undefined],
    ['PAYLOAD_SECRET', 'short'],
    ['CMS_PORT', '70000'],
    ['CMS_PORT', 'x'],
    ['DATABASE_URL', 'postgres://x'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'file:/'],
    ['DATABASE_URL', 'file://data/fuar.db'],
    ['DATABASE_URL', 'file:/srv/a%2Fb.db'],
    ['DATABASE_URL', 'file:/srv/100%.db'],
    ['DATABASE_URL', 'file:data/100%.db'],
    ['DATABASE_URL', 'file:/srv/a#b.db'],
    ['DATABASE_URL', 'file:data.db?mode=ro'],
    ['ADMIN_EMAIL', 'x'],
    ['ADMIN_EMAIL', 'yönetici@fuar.test'],
    ['ADMIN_EMAIL', 'a@şirket.com.tr'],
    ['ADMIN_EMAIL', '<q@x.test>'],
    ['NOTIFY_EMAIL', 'g:x@y.z;'],
    ['ADMIN_PASSWORD', 'kisa'],
    ['PUBLIC_SITE_URL', 'fuar.test'],
    ['PUBLIC_SITE_URL', 'ftp://fuar.test'],
    ['PUBLIC_SITE_URL', 'https://fuar.test/tr'],
    ['ADMIN_ORIGIN', 'x'],
    ['COOKIE_SAMESITE', 'Lax'],
    ['TRUST_PROXY', '-1'],
    ['REBUILD_WEBHOOK_URL', 'x'],
    ['SIGNIN_LIMIT', '0'],
    ['CONSOLE', 'yes'],
    ['RETENTION_DAYS', '0'],
    ['METRICS_TOKEN', 'kisa'],
  ])('%s=%s', (name, value) => {
    const read = () => readEnv({ ...SECRET, [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
  });
});

test.each(['file:data.db', 'file:/srv/my%20data.db', 'file:///srv/fuar.db', 'mongodb://a:b@c/d'])(
  'accepts DATABASE_URL=%s',
  (url) => {
    expect(readEnv({ ...SECRET, DATABASE_URL: url }).DATABASE_URL).toBe(url);
  },
);

test('finds the file that the driver of SQLite opens for a relative URL', () => {
  expect(databaseFile({ DATABASE_URL: 'file:./my%20data.db' })).toBe('./my data.db');
});

test('keeps the database in DATA_DIR whatever letters its path has', () => {
  const path = '/srv/Fuar %20 #1 ?ğ';
  expect(databaseFile(readEnv({ ...SECRET, DATA_DIR: path }))).toBe(`${path}/data.db`);
});

test('requires a recipient together with a mail server', () => {
  const read = () => readEnv({ ...SECRET, SMTP_URL: 'smtp://localhost' });
  expect(read).toThrow(/^NOTIFY_EMAIL is required with SMTP_URL/);
});

test('uses the documented defaults', () => {
  const env = Object.entries(readEnv(SECRET)).filter(([name]) =>
    /_LIMIT$|^(?:HOST|COOKIE_SAMESITE|ADMIN_EMAIL)$/.test(name),
  );
  const documented = env.map(([name]) => [name, SETTINGS[name as SettingName].default]);
  expect(env.map(([name, value]) => [name, String(value)])).toEqual(documented);
});
