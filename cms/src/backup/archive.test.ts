import { expect, test } from 'vitest';
import { explainFailure } from '../start/run-program.ts';
import { toArchiveError } from './archive.ts';

// Build the error by hand, because tests may run as root, which may read every file.
test('an archive that this user may not read is not called damaged', () => {
  const path = '/mnt/safe/fuar.tar';
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path });
  expect(explainFailure(toArchiveError(refused, path), process.env)).toBe(
    '/mnt/safe/fuar.tar cannot be read or written: this user has no right to it.',
  );
});
