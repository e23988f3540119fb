import { Readable } from 'node:stream';
import { storageUnavailable } from './storage-unavailable.ts';

/**
 * Ends the body if the store sends nothing for `ms`. The timer runs only while a reader waits for the store, because a
 * visitor may read slowly.
 */
export function withIdleTimeout(body: Readable, ms: number): Readable {
  // `read` reports the error. Without this listener, an error before the first `read` would end the process.
  body.on('error', () => undefined);
  const chunks = body.iterator();
  return new Readable({
    read() {
      const stalled = new Error(`The store sent nothing for ${ms / 1000} s in the middle of a file`);
      const timer = setTimeout(() => body.destroy(stalled), ms).unref();
      chunks
        .next()
        .then(
          ({ done, value }) => this.push(done ? null : value),
          (error: unknown) => this.destroy(storageUnavailable(error)),
        )
        .finally(() => clearTimeout(timer));
    },
    // Release the connection at once if the reader leaves.
    destroy(error, callback) {
      body.destroy();
      callback(error);
    },
  });
}
