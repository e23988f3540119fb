import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { SanitizedConfig } from 'payload';
import { newerMigration, pendingAfter } from '../database/migrate.ts';
import { type Env, isMongo } from '../start/env.ts';
import { tempDirOf } from '../start/folders.ts';
import { makeTemporaryFolder } from '../start/temporary-paths.ts';
import { mediaTypeOf } from '../storage/media-type.ts';
import type { MediaStorage } from '../storage/storage.ts';
import {
  ArchiveError,
  COUNTERS,
  DATABASE_COPY,
  type Manifest,
  newerArchive,
  readEntries,
  verifyArchive,
} from './archive.ts';
import { checkFields } from './prepare-row.ts';
import { openMongoTarget } from './restore-mongo.ts';
import { openSqliteTarget } from './restore-sqlite.ts';
import { openFolderSource, rowsFile, slugOf } from './rows-in-folder.ts';
import { contentCollections, filesNamedBy, type Source, withoutOldMail } from './source.ts';
import { openSqliteSource } from './sqlite-source.ts';

/** The database to restore into. Until `close`, the service cannot start on this database. */
export type Target = {
  /**
   * Backs up the current content and returns the path; undefined for an empty database. Older automatic backups are removed,
   * but not the archive that is being restored.
   */
  backUp: (restored: string) => Promise<string | undefined>;
  fill: (source: Source, createdAt: string) => Promise<void>;
  swap: (source: Source, createdAt: string) => Promise<void>;
  close: () => Promise<void>;
};

/** `missing` is an error if the store failed after the restore, so that nobody knows which pictures are missing. */
export type Restored = { pictures: number; missing: number | Error; previous: string | undefined };

type Given = {
  env: Env;
  config: SanitizedConfig;
  storage: MediaStorage;
  file: string;
  /** Called with the archive's date before anything changes. A rejection cancels the restore. */
  agree?: (createdAt: string) => Promise<void>;
};

/** Restores an archive. Changes nothing until the whole archive has been verified. */
export async function restoreBackup({ env, config, storage, file, agree }: Given): Promise<Restored> {
  const manifest = await verifyArchive(file);
  refuseNewer(config, manifest);
  const invalidPart = manifest.invalidPart ?? missingRows(config, manifest);
  if (invalidPart) throw new ArchiveError(`The backup is damaged: ${invalidPart} is invalid.`);
  await agree?.(manifest.createdAt);
  await storage.prepare();
  // Make the folder before opening the target, because opening may create the database.
  const folder = await makeTemporaryFolder(join(tempDirOf(env), 'restore-'));
  let target: Target | undefined;
  let source: Source | undefined;
  try {
    target = await (isMongo(env) ? openMongoTarget(env) : openSqliteTarget(env));
    const previous = await target.backUp(file);
    // Store the pictures first, so that every restored row finds its files. No file is overwritten, because names are hashes.
    const pictures = await unpack(file, folder, storage);
    source = withoutOldMail(
      manifest.content === 'sqlite'
        ? await openSqliteSource(env, join(folder, DATABASE_COPY))
        : openFolderSource(folder, manifest),
    );
    for (const { slug, flattenedFields } of config.globals)
      checkFields(flattenedFields, (await source.global(slug)) ?? {}, slug);
    await target.fill(source, manifest.createdAt);
    await target.swap(source, manifest.createdAt);
    // The content is restored already, so a failure from here on must not look like a failed restore.
    const missing = await countMissing(config, source, storage).catch((error: Error) => error);
    return { pictures, missing, previous };
  } finally {
    await source?.close();
    await target?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function refuseNewer(config: SanitizedConfig, manifest: Manifest): void {
  const slugs = new Set([...config.collections, ...config.globals].map(({ slug }) => slug as string));
  const isUnknown = ({ name }: { name: string }) => {
    const slug = slugOf(name);
    return slug !== undefined && !slugs.has(slug);
  };
  if (newerMigration(manifest.migrations) || manifest.files.some(isUnknown)) throw newerArchive();
}

/** Only an archive of an older version may lack a collection: the collection did not exist yet. */
function missingRows(config: SanitizedConfig, { content, files, migrations }: Manifest): string | undefined {
  if (content !== 'rows' || pendingAfter(migrations).length > 0) return undefined;
  const names = new Set(files.map(({ name }) => name));
  return contentCollections(config)
    .map(({ slug }) => rowsFile(slug))
    .find((name) => !names.has(name));
}

async function unpack(file: string, folder: string, storage: MediaStorage): Promise<number> {
  let pictures = 0;
  for await (const { name, chunks } of readEntries(file)) {
    const picture = /^media\/([^/]+)$/.exec(name)?.[1];
    if (picture && mediaTypeOf(picture)) {
      await storage.put(picture, await buffer(chunks));
      pictures += 1;
    } else if (slugOf(name) || name === COUNTERS || name === DATABASE_COPY) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await pipeline(chunks, createWriteStream(join(folder, name), { mode: 0o600 }));
    }
  }
  return pictures;
}

/** Counts rows whose files are missing, because an automatic backup contains neither pictures nor documents. */
async function countMissing(config: SanitizedConfig, source: Source, storage: MediaStorage): Promise<number> {
  const stored = new Set<string>();
  for await (const { name } of storage.list()) stored.add(name);
  let missing = 0;
  for (const { slug } of contentCollections(config)) {
    for await (const row of source.rows(slug)) {
      if (filesNamedBy(slug, row).some((name) => !stored.has(name))) missing += 1;
    }
  }
  return missing;
}
