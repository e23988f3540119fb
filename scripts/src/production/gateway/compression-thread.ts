import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { CompressionJob, FileCompression } from './file-compressor.ts';

const brotli = (quality: number) => (body: Uint8Array) =>
  brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });

const COMPRESS: Record<FileCompression, (body: Uint8Array) => Buffer> = {
  br: brotli(5),
  gzip: (body) => gzipSync(body, { level: 6 }),
  // One level below the maximum: 1 % more bytes in less than half the time.
  smallest: brotli(10),
};

// Lower the priority on Linux only, because on other systems that would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ body, compression }: CompressionJob) => {
  // Copy the bytes: zlib returns a view, and a transfer would send its whole underlying buffer (64 kB for a page of 5 kB).
  const compressed = new Uint8Array(COMPRESS[compression](body));
  parentPort?.postMessage(compressed, [compressed.buffer]);
});
