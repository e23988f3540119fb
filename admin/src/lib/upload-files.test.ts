import { expect, test } from 'vitest';
import { toFileProgress } from './upload-files.ts';

test.each([
  [0, [0, 0, 0]],
  [50, [0.5, 0, 0]],
  [100, [1, 0, 0]],
  [150, [1, 0.25, 0]],
  [400, [1, 1, 1]],
])('after %i bytes of 100, 200 and 100 the files are at %j', (sent, parts) => {
  expect(toFileProgress([{ size: 100 }, { size: 200 }, { size: 100 }], sent)).toEqual(parts);
});
