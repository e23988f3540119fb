import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { explainFailure } from '../start/run-program.ts';
import { verifyArchive } from './archive.ts';

// Root may read every file, so the tests cannot take the right away.
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  createReadStream: (path: string) =>
    new Readable({
      read() {
        this.destroy(Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path }));
      },
    }),
}));

test('an archive that this user may not read is not called damaged', async () => {
  const error: unknown = await verifyArchive('/mnt/safe/fuar.tar').catch((cause: unknown) => cause);
  expect(explainFailure(error, process.env)).toBe(
    '/mnt/safe/fuar.tar cannot be read or written: this user has no right to it.',
  );
});
