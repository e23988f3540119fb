import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type FileCompression, openFileCompressor } from './file-compressor.ts';

const page = Buffer.from('<p>Diyarbakır Tarım ve Hayvancılık Fuarı</p>'.repeat(500));

test.each<[FileCompression, (body: Uint8Array) => Buffer]>([
  ['br', brotliDecompressSync],
  ['smallest', brotliDecompressSync],
  ['gzip', gunzipSync],
])(
  'a file compressed as %s decompresses to the original bytes, and its buffer has no unused bytes',
  async (compression, decompress) => {
    const compressed = await openFileCompressor().compress(page, compression);
    expect(decompress(compressed).equals(page)).toBe(true);
    expect(compressed.buffer.byteLength).toBe(compressed.length);
  },
);
