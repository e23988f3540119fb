import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { type Finding, finding } from '@fuar/shared/schemas/finding';
import type { Payload } from 'payload';
import { filesNamedBy } from '../backup/source.ts';
import { rowsInPages } from '../database/rows-in-pages.ts';
import type { Env } from '../start/env.ts';
import { mediaDirOf } from '../start/folders.ts';
import { createStorage, storageOf } from '../storage/create-storage.ts';
import { explainS3 } from '../storage/explain-s3.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';

export async function examineMedia(env: Env): Promise<Finding[]> {
  const storage = createStorage(env);
  const where = storage.kind === 's3' ? `bucket ${env.S3_BUCKET}` : mediaDirOf(env);
  // If the doctor creates the folder, remove it at the end, because the product may run as a user who cannot write into it.
  const isNew = storage.kind === 'files' && !existsSync(where);
  const name = `doctor-${randomUUID()}.webp`;
  try {
    await storage.prepare();
    try {
      await storage.put(name, new Uint8Array([1]));
      if (!(await storage.stat(name))) throw new Error('the file just written was not found');
    } finally {
      await storage.delete(name).catch(() => undefined);
    }
    return [finding('ok', 'media', `${where} can be written`)];
  } catch (error) {
    const { code, message, cause } = explain(error, env);
    const reason = code ?? cause?.code ?? message;
    const advice =
      storage.kind === 's3'
        ? 'Compare the S3 settings with those of the bucket. The key needs the rights to list, read, write and delete.'
        : 'If the disk is full, free space. Otherwise make the user of the product the owner: chown -R USER DATA_DIR.';
    return [finding('wrong', 'media', `${where} cannot be written (${reason})`, advice)];
  } finally {
    if (isNew) await rmdir(where).catch(() => undefined);
  }
}

/** Finds rows whose files are missing, for example because only the database was moved to another machine or store. */
export async function findMissingFiles(payload: Payload): Promise<Finding | undefined> {
  const names: string[] = [];
  for (const collection of ['media', 'fair-documents'] as const)
    for await (const row of rowsInPages(payload, { collection }))
      names.push(...filesNamedBy(collection, row));
  const stored = new Set<string>();
  try {
    // List the files after reading the rows, because an upload stores its files before its row.
    for await (const { name } of storageOf(payload).list()) stored.add(name);
  } catch {
    // `examineMedia` reports this failure.
    return undefined;
  }
  const missing = names.filter((name) => !stored.has(name));
  if (missing.length === 0) return undefined;
  return finding(
    'wrong',
    'media',
    `${missing.length} of ${names.length} files of pictures and documents are missing, such as ${missing[0]}`,
    'If they are in the other store, npm run move-media. Otherwise take them from a backup (docs/operations.md).',
  );
}

type Failure = { code?: string; message: string; cause?: { code?: string } };

/** Uses the cause of an S3 error, because the message of a `StorageUnavailable` is in Turkish, for visitors. */
function explain(error: unknown, env: Env): Failure {
  const isOfStore = env.S3_BUCKET && error instanceof StorageUnavailable;
  return (isOfStore ? explainS3(error.cause, env) : error) as Failure;
}
