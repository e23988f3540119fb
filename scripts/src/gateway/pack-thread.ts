// Compresses files for the gateway, in a thread of its own.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Packing } from './packer.ts';

const brotli = (quality: number) => (body: Uint8Array) =>
  brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });

const PACK: Record<Packing, (body: Uint8Array) => Buffer> = {
  br: brotli(5),
  gzip: (body) => gzipSync(body, { level: 6 }),
  // One less than the best: for a hundredth more bytes, less than half the time.
  smallest: brotli(10),
};

// Of this thread alone there; elsewhere it would be the whole gateway's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ body, packing }: { body: Uint8Array; packing: Packing }) => {
  parentPort?.postMessage(PACK[packing](body));
});
