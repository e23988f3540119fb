// Compresses files for the gateway, in a thread of its own.
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { lowerThreadPriority } from '../processes/thread-priority.ts';
import type { Packing, PackOrder } from './packer.ts';

const brotli = (quality: number) => (body: Uint8Array) =>
  brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });

const PACK: Record<Packing, (body: Uint8Array) => Buffer> = {
  br: brotli(5),
  gzip: (body) => gzipSync(body, { level: 6 }),
  // One less than the best: for a hundredth more bytes, less than half the time.
  smallest: brotli(10),
};

lowerThreadPriority();

parentPort?.on('message', ({ body, packing }: PackOrder) => {
  // A message carries all the memory that a view lies in: 64 kB, for a page of five.
  const packed = new Uint8Array(PACK[packing](body));
  parentPort?.postMessage(packed, [packed.buffer]);
});
