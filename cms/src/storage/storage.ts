import type { Readable } from 'node:stream';

export type StoredFile = { name: string; size: number; modified: Date };

/** Positions of the first and the last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Stores pictures and documents. A name contains a hash of the bytes, so writing a name again writes the same bytes. Calls
 * throw an `ApiError` 503 if the store is unreachable, and resolve to undefined for a missing file.
 */
export type MediaStorage = {
  kind: 'files' | 's3';
  /** Called once before the first request. Throws a `SettingsError` that says which setting is wrong. */
  prepare: () => Promise<void>;
  /** Writes the file completely or not at all. */
  put: (name: string, data: Uint8Array) => Promise<void>;
  stat: (name: string) => Promise<StoredFile | undefined>;
  read: (name: string, range?: ByteRange) => Promise<{ file: StoredFile; body: Readable } | undefined>;
  /** Does nothing if the file does not exist. */
  delete: (name: string) => Promise<void>;
  /** Lists media files only, no other files in the same place. */
  list: () => AsyncGenerator<StoredFile>;
};
