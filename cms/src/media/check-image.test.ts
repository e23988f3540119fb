import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture } from '../testing/pictures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkImage } from './check-image.ts';

test('examines a file once and keeps no bytes of it while it waits to be stored', async () => {
  const folder = temporaryFolder(onTestFinished);
  const path = join(folder, '1');
  writeFileSync(path, new Uint8Array(await (await aPicture('a.png')).arrayBuffer()));
  const file = { key: 'imageFile', name: 'a.png', path };
  const checked = await checkImage(file);
  expect(checked).toEqual({
    mime: 'image/png',
    extension: 'png',
    pixels: expect.any(Number),
    stem: expect.stringMatching(/^[\da-f]{20}$/),
  });
  rmSync(path);
  expect(await checkImage(file)).toBe(checked);
});
