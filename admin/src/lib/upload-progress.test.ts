import { expect, test } from 'vitest';
import { toFileProgress } from './upload-progress.ts';

test.each([
  [0, [0, 0, 0]],
  [0.125, [0.5, 0, 0]],
  [0.25, [1, 0, 0]],
  [0.375, [1, 0.25, 0]],
  [1, [1, 1, 1]],
])('at share %d of the upload, files of 100, 200 and 100 bytes are at %j', (share, parts) => {
  expect(toFileProgress([{ size: 100 }, { size: 200 }, { size: 100 }], share)).toEqual(parts);
});
