import { expect, test } from 'vitest';
import { examineSettings } from './settings.ts';

const says = (variables: NodeJS.ProcessEnv, inFile: string[] = []) =>
  examineSettings(variables, inFile).findings.map(({ state, says: text }) => `${state} ${text}`);

test('settings that are right are', () => {
  expect(says({ PORT: '8081' }, ['PORT', 'NODE_OPTIONS'])).toEqual(['ok are right']);
});

test.each([
  [{ PORT: 'x' }, /^wrong PORT must be a whole number/],
  [{ DATABASE_URL: 'mysql://x' }, /^wrong DATABASE_URL must start with/],
  [{ SMTP_URL: 'smtp://x' }, /^wrong NOTIFY_EMAIL is required/],
  [{ COOKIE_SAMESITE: 'none' }, /^wrong COOKIE_SAMESITE=none needs https/],
  [{ PUBLIC_SITE_URL: 'https://fuar.test' }, /^wrong .*TRUST_PROXY/],
])('%j', (variables, expected) => {
  expect(says(variables)).toEqual([expect.stringMatching(expected)]);
});

test('a name that is mistyped in .env is told', () => {
  expect(says({}, ['SMPT_URL'])).toEqual(['warning SMPT_URL in .env is no setting of ours']);
});
