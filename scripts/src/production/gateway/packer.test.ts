import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openPacker, type Packing } from './packer.ts';

const page = Buffer.from('<p>Diyarbakır Tarım ve Hayvancılık Fuarı</p>'.repeat(500));

test.each<[Packing, (body: Uint8Array) => Buffer]>([
  ['br', brotliDecompressSync],
  ['smallest', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a file packed as %s unpacks to its bytes and holds no larger buffer', async (packing, unpack) => {
  const packed = await openPacker().pack(page, packing);
  expect(unpack(packed).equals(page)).toBe(true);
  expect(packed.buffer.byteLength).toBe(packed.length);
});
