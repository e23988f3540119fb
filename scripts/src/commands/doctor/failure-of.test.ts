import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { StartError } from '../../command.ts';
import { failureOf } from './failure-of.ts';

test('reports why a build failed', () => {
  const error = new StartError('The build failed:\n  x cannot read /srv/.turbo/\n  | config.json\n');
  expect(failureOf(error).says).toBe('The build failed: x cannot read /srv/.turbo/ | config.json');
});

test.each([
  ['{"message":"DATA_DIR cannot be written."}\n', 'DATA_DIR cannot be written.'],
  ['S3_BUCKET is required.\n    at start\n', 'S3_BUCKET is required.'],
  ['', 'Command failed'],
])('reduces the output %j to %j', (stderr, said) => {
  expect(failureOf(Object.assign(new Error('Command failed'), { stderr })).says).toBe(said);
});

test.each([
  ['the checks did not end within a minute', 'setInterval(() => undefined, 1e6)', 1],
  ['the checks were ended by SIGKILL', 'process.kill(process.pid, "SIGKILL")', 0],
])('advises no installation if %s', async (says, code, timeout) => {
  const error = await promisify(execFile)(process.execPath, ['-e', code], { timeout }).catch(
    (cause) => cause,
  );
  expect(failureOf(error)).toMatchObject({ state: 'wrong', part: 'cms', says });
  expect(failureOf(error).advice).not.toContain('npm install');
});
