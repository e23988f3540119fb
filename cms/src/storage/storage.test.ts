import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../start/env.ts';
import { mediaDirOf } from '../start/folders.ts';
import { type S3, S3RVER, startS3 } from '../testing/start-s3.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createStorage } from './create-storage.ts';
import type { MediaStorage } from './storage.ts';

const BYTES = Buffer.from('abcdefghij');

describe.each(S3RVER ? (['files', 's3'] as const) : (['files'] as const))('a store of kind %s', (kind) => {
  const folder = temporaryFolder();
  let s3: S3 | undefined;
  let storage: MediaStorage;
  const env = () =>
    readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', DATA_DIR: folder, ...s3?.variables });
  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3();
    storage = createStorage(env());
    await storage.prepare();
  });
  afterAll(() => s3?.close());

  const names = async () => (await Array.fromAsync(storage.list(), ({ name }) => name)).sort();
  const read = async (...args: Parameters<MediaStorage['read']>) => {
    const found = await storage.read(...args);
    return found && { size: found.file.size, text: String(await buffer(found.body)) };
  };

  test('is created if the settings name it', () => {
    expect(storage.kind).toBe(kind);
  });

  test('returns stored bytes, whole and in ranges, until they are deleted', async () => {
    await storage.put('abc.pdf', BYTES);
    await storage.put('abd-480x320.avif', BYTES);
    expect(await storage.stat('abc.pdf')).toMatchObject({ name: 'abc.pdf', size: 10 });
    expect(await read('abc.pdf')).toEqual({ size: 10, text: 'abcdefghij' });
    expect(await read('abc.pdf', { start: 2, end: 4 })).toEqual({ size: 10, text: 'cde' });
    expect(await names()).toEqual(['abc.pdf', 'abd-480x320.avif']);
    await storage.delete('abc.pdf');
    await storage.delete('abc.pdf');
    await storage.delete('abd-480x320.avif');
    const gone = [await storage.stat('abc.pdf'), await read('abc.pdf'), await names()];
    expect(gone).toEqual([undefined, undefined, []]);
  });

  test('lists more files than one answer of the store contains', async () => {
    const all = Array.from({ length: 1005 }, (_, n) => `p${String(n).padStart(4, '0')}.png`);
    for (let n = 0; n < all.length; n += 50) {
      await Promise.all(all.slice(n, n + 50).map((name) => storage.put(name, Buffer.of(1))));
    }
    expect(await names()).toEqual(all);
    for (let n = 0; n < all.length; n += 50) {
      await Promise.all(all.slice(n, n + 50).map((name) => storage.delete(name)));
    }
  });

  test.each(['../gizli.png', 'a/b.png', 'sayfa.html', '.gizli.png', ''])(
    'rejects the file name %j',
    async (name) => {
      await expect(storage.put(name, BYTES)).rejects.toThrow('No file of media');
      expect([await storage.stat(name), await storage.read(name)]).toEqual([undefined, undefined]);
    },
  );

  test('lists media files only', async () => {
    if (kind === 'files') writeFileSync(join(mediaDirOf(env()), '.half-1-abc.jpg'), '');
    expect(await names()).toEqual([]);
  });
});
