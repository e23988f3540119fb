import { openThreadQueue } from '../processes/thread-queue.ts';

/** The compression of a file. 'smallest' is Brotli with a higher quality, which takes ten times as long. */
export type Packing = 'br' | 'gzip' | 'smallest';

/** A message to the thread, which replies with the compressed bytes. */
export type PackJob = { body: Uint8Array; packing: Packing };

/** Compresses files in advance, one at a time, in a thread with low priority. */
export type Packer = { pack: (body: Uint8Array, packing: Packing) => Promise<Buffer> };

export function openPacker(): Packer {
  const runJob = openThreadQueue<PackJob, Uint8Array>(new URL('./pack-thread.ts', import.meta.url));
  return {
    pack: async (body, packing) => {
      const packed = await runJob({ body, packing });
      return Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
    },
  };
}
