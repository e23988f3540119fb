import { openThreadQueue } from '../processes/thread-queue.ts';

/** How a file is compressed: for whoever waits for it, or so that it is as small as can be, which takes ten times as long. */
export type Packing = 'br' | 'gzip' | 'smallest';

/** An order to the thread, which answers with the compressed bytes. */
export type PackOrder = { body: Uint8Array; packing: Packing };

/** Compresses what nobody waits for yet, one file at a time, when nobody else wants the processor. */
export type Packer = { pack: (body: Uint8Array, packing: Packing) => Promise<Buffer> };

export function openPacker(): Packer {
  const ask = openThreadQueue<PackOrder, Uint8Array>(new URL('./pack-thread.ts', import.meta.url));
  return {
    pack: async (body, packing) => {
      const packed = await ask({ body, packing });
      return Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
    },
  };
}
