import { openThreadQueue } from '../processes/thread-queue.ts';

/** The compression of a file. 'smallest' is Brotli with a higher quality, which takes ten times as long. */
export type FileCompression = 'br' | 'gzip' | 'smallest';

export type CompressionJob = { body: Uint8Array; compression: FileCompression };

export type FileCompressor = (body: Uint8Array, compression: FileCompression) => Promise<Buffer>;

/** Compresses files in advance, one at a time, in a thread with low priority. */
export function openFileCompressor(): FileCompressor {
  const thread = new URL('./compression-thread.ts', import.meta.url);
  const runJob = openThreadQueue<CompressionJob, Uint8Array<ArrayBuffer>>(thread);
  // `.buffer` holds nothing else, because the array of the thread covers its whole ArrayBuffer.
  return async (body, compression) => Buffer.from((await runJob({ body, compression })).buffer);
}
