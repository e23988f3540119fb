import type { Readable } from 'node:stream';

export type StoredFile = { name: string; size: number; modified: Date };

/** The first and the last byte that are wanted. */
export type ByteRange = { start: number; end: number };

/**
 * Where the files of pictures are. Names are flat and made of the bytes, so a name is written once or written again with
 * the same bytes. A store that cannot be reached throws an `ApiError` 503; what is not there is undefined.
 */
export type MediaStorage = {
  kind: 'files' | 's3';
  /** Called once before the first request; throws `SettingsError` naming the variable that is wrong. */
  prepare: () => Promise<void>;
  /** Whole, or not at all. */
  put: (name: string, data: Uint8Array) => Promise<void>;
  stat: (name: string) => Promise<StoredFile | undefined>;
  read: (name: string, range?: ByteRange) => Promise<{ file: StoredFile; body: Readable } | undefined>;
  /** Does nothing where there is no such file. */
  delete: (name: string) => Promise<void>;
  /** The files that belong to media, and nothing else that may be there. */
  list: (beginning?: string) => AsyncGenerator<StoredFile>;
};
