import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repoPath } from '../repo.ts';
import { withoutFalse } from './judge.ts';

const judges = (...args: string[]) => spawnSync(repoPath('.ci/judges'), args, { encoding: 'utf8' });

test('the help lists the judges and starts none', () => {
  const { status, stdout } = judges('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('Nu HTML checker');
});

test.each(['nobody', '--fast'])('%s is refused before anything is built', (argument) => {
  const { status, stdout, stderr } = judges(argument);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(argument);
});

test('a false finding hides only what its pattern names', () => {
  const known = [{ finding: /^ibm contrast \/header/, reason: 'transparent' }];
  expect(withoutFalse(['ibm contrast /header/a', 'ibm contrast /main/a'], known)).toEqual([
    'ibm contrast /main/a',
  ]);
});
