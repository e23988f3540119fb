// Compresses files for the gateway in a worker thread.
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { lowerThreadPriority } from '../processes/thread-priority.ts';
import type { Packing, PackJob } from './packer.ts';

const brotli = (quality: number) => (body: Uint8Array) =>
  brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });

const PACK: Record<Packing, (body: Uint8Array) => Buffer> = {
  br: brotli(5),
  gzip: (body) => gzipSync(body, { level: 6 }),
  // One level below the maximum: 1 % more bytes in less than half the time.
  smallest: brotli(10),
};

lowerThreadPriority();

parentPort?.on('message', ({ body, packing }: PackJob) => {
  // Copy the bytes: zlib returns a view, and a transfer would send its whole underlying buffer (64 kB for a page of 5 kB).
  const packed = new Uint8Array(PACK[packing](body));
  parentPort?.postMessage(packed, [packed.buffer]);
});
