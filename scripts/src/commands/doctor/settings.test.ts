import { expect, test } from 'vitest';
import { examineSettings } from './settings.ts';

const says = (variables: NodeJS.ProcessEnv, inFile: string[] = []) =>
  examineSettings(variables, inFile).findings.map(({ state, says: text }) => `${state} ${text}`);

test('accepts valid settings', () => {
  expect(says({ PORT: '8081' }, ['PORT', 'NODE_OPTIONS'])).toEqual(['ok are valid']);
});

test.each([
  [{ PORT: 'x' }, /^wrong PORT must be a whole number/],
  [{ COOKIE_SAMESITE: 'none' }, /^wrong COOKIE_SAMESITE=none needs https/],
])('reports what is wrong in %j', (variables, expected) => {
  expect(says(variables)).toEqual([expect.stringMatching(expected)]);
});

test('reports an unknown name in .env', () => {
  expect(says({}, ['SMPT_URL'])).toEqual(['warning SMPT_URL in .env is not a known setting']);
});
