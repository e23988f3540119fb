import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture } from '../testing/pictures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkImage } from './check-image.ts';
import { hidesAnotherFormat } from './hostile-bytes.ts';

test('examines a file once and keeps no bytes of it while it waits to be stored', async () => {
  const folder = temporaryFolder(onTestFinished);
  const path = join(folder, '1');
  writeFileSync(path, new Uint8Array(await (await aPicture('a.png')).arrayBuffer()));
  const file = { key: 'imageFile', name: 'a.png', path };
  const checked = await checkImage(file);
  const stem = expect.stringMatching(/^[\da-f]{20}$/);
  expect(checked).toEqual({ mime: 'image/png', extension: 'png', pixels: expect.any(Number), stem });
  rmSync(path);
  expect(await checkImage(file)).toBe(checked);
});

test('gives up on a file of very many parts, which would block the process for minutes', async () => {
  const matroska = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x01, 0, 0, 0, 0, 0xff, 0xff, 0xff]);
  const part = Buffer.from([0xec, 0x80]);
  const type = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')]);
  const fileOf = (parts: number) => Buffer.concat([matroska, ...Array<Buffer>(parts).fill(part), type]);
  expect(await fileTypeFromBuffer(fileOf(10))).toEqual({ ext: 'webm', mime: 'video/webm' });
  expect(await fileTypeFromBuffer(fileOf(1000))).toBeUndefined();
});

test('finds a page that lies across two steps of the search', () => {
  const picture = Buffer.alloc(100_000);
  expect(hidesAnotherFormat(picture)).toBe(false);
  picture.write('<script>', 64 * 1024 - 3);
  expect(hidesAnotherFormat(picture)).toBe(true);
});
