import { expect, test } from 'vitest';
import { StartError } from '../../command.ts';
import { failureOf } from './failure-of.ts';

test('reports why a build failed', () => {
  const error = new StartError('The build failed:\n  x cannot read /srv/.turbo/\n  | config.json\n');
  expect(failureOf(error)).toBe('The build failed: x cannot read /srv/.turbo/ | config.json');
});

test.each([
  ['{"message":"DATA_DIR cannot be written."}\n', 'DATA_DIR cannot be written.'],
  ['S3_BUCKET is required.\n    at start\n', 'S3_BUCKET is required.'],
  ['', 'Command failed'],
])('reduces the output %j to %j', (stderr, said) => {
  expect(failureOf(Object.assign(new Error('Command failed'), { stderr }))).toBe(said);
});
