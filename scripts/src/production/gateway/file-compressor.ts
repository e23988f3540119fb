import { openThreadQueue } from '../processes/thread-queue.ts';

/** The compression of a file. 'smallest' is Brotli with a higher quality, which takes ten times as long. */
export type FileCompression = 'br' | 'gzip' | 'smallest';

export type CompressionJob = { body: Uint8Array; compression: FileCompression };

/** Compresses files in advance, one at a time, in a thread with low priority. */
export type FileCompressor = {
  compress: (body: Uint8Array, compression: FileCompression) => Promise<Buffer>;
};

export function openFileCompressor(): FileCompressor {
  const runJob = openThreadQueue<CompressionJob, Uint8Array>(
    new URL('./compression-thread.ts', import.meta.url),
  );
  return {
    compress: async (body, compression) => {
      const compressed = await runJob({ body, compression });
      return Buffer.from(compressed.buffer, compressed.byteOffset, compressed.byteLength);
    },
  };
}
