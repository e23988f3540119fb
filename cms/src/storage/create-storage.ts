import type { Payload } from 'payload';
import type { Env } from '../start/env.ts';
import { mediaDirOf } from '../start/folders.ts';
import { createFileStorage } from './files.ts';
import { createS3Storage } from './s3.ts';
import type { MediaStorage } from './storage.ts';

export function createStorage(env: Env): MediaStorage {
  return env.S3_BUCKET ? createS3Storage(env) : createFileStorage(mediaDirOf(env));
}

export function storageOf({ collections }: Payload): MediaStorage {
  return collections.media.config.custom.storage as MediaStorage;
}
