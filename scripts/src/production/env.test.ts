import { describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';

describe('parseEnv', () => {
  test('has a default for everything that needs one', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 8080, CONSOLE: true, TRUST_PROXY: 1 });
    expect(parseEnv({}).DATA_DIR).toMatch(/\/\.data$/);
  });

  test('takes an empty value as not set', () => {
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
    [{ FORM_LIMIT: 'many', PORT: 'x' }, 'PORT must be'],
  ])('names the wrong variable of %o', (variables, name) => {
    expect(() => parseEnv(variables)).toThrow(name);
  });
});
