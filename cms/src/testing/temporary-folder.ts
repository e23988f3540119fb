import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes an empty folder. It is removed after the tests of the file or `describe`, or after the test with `onTestFinished`. */
export function temporaryFolder(onEnd: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), 'fuar-test-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
