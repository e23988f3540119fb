import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How a file is compressed: for whoever waits for it, or so that it is as small as can be, which takes ten times as long. */
export type Packing = 'br' | 'gzip' | 'smallest';

/** Compresses what nobody waits for yet, one file at a time, when nobody else wants the processor. */
export type Packer = { pack: (body: Uint8Array, packing: Packing) => Promise<Buffer> };

export function openPacker(): Packer {
  const worker = new Worker(new URL('./pack-thread.ts', import.meta.url));
  worker.unref();
  // Files are compressed when they are asked for then.
  worker.on('error', (error) => console.error('nothing is compressed ahead any more', error));
  let latest: Promise<unknown> = Promise.resolve();

  const ask = async (body: Uint8Array, packing: Packing): Promise<Buffer> => {
    worker.postMessage({ body, packing });
    const [packed] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  };
  return {
    pack: (body, packing) => {
      const asked = latest.then(() => ask(body, packing));
      latest = asked.catch(() => {
        // Whoever asked hears of it.
      });
      return asked;
    },
  };
}
