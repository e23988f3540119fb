import { expect, test } from 'vitest';
import { fileProblem } from './file-problem.ts';

test.each<[object, string | undefined]>([
  [{ code: 'ENOSPC', path: '/a', dest: '/b' }, '/b cannot be read or written: no space is left on the disk.'],
  [{ code: 'ENOSPC' }, 'A file cannot be read or written: no space is left on the disk.'],
  [{ code: 'EACCES', path: '/a' }, '/a cannot be read or written: this user has no right to it.'],
  [{ code: 'ENOENT', path: '/a' }, undefined],
  [{ code: 'EACCES', syscall: 'listen' }, undefined],
  [{ code: 'EACCES', syscall: 'spawn /a', path: '/a' }, undefined],
  ...['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'].map((code): [object, string] => [
    { cause: Object.assign(new Error('y'), { code }) },
    'The database or its copy cannot be read or written: no space is left on the disk.',
  ]),
  [{}, undefined],
])('an error with %j gives the sentence %j', (properties, sentence) => {
  expect(fileProblem(Object.assign(new Error('x'), properties))).toBe(sentence);
});
