import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SanitizedConfig } from 'payload';
import { StartError } from '../start/start-error.ts';
import { makeTemporaryFolder } from '../start/temporary-paths.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { type Archive, createArchive } from './archive.ts';
import { type RowsInFolder, writeRows } from './rows-in-folder.ts';
import type { Source } from './source.ts';

const TRIES = 6;

type Given = {
  config: SanitizedConfig;
  /** Opens the current content. Called again if pictures were missing, because the content may have changed. */
  openSource: () => Promise<Source>;
  storage?: MediaStorage;
  file: string;
  tempDir: string;
};

export type Backup = { file: string; pictures: number; missing: string[] };

export async function createBackup({ config, openSource, storage, file, tempDir }: Given): Promise<Backup> {
  await mkdir(dirname(file), { recursive: true });
  const archive = createArchive(file);
  const folder = await makeTemporaryFolder(join(tempDir, 'backup-'));
  try {
    const createdAt = new Date().toISOString();
    const added = new Set<string>();
    let missing: string[] = [];
    let taken = await take(config, openSource, join(folder, '0'));
    for (let tries = 1; storage; tries += 1) {
      const before = missing;
      missing = await addPictures(archive, storage, taken.rows.media, added);
      // A picture may be missing because it was deleted after its row was read, so read the rows again. If the same pictures
      // are still missing after that, their files are lost.
      if (missing.every((name) => before.includes(name)) || tries === TRIES) break;
      taken = await take(config, openSource, join(folder, String(tries)));
    }
    for (const name of taken.rows.files) {
      const path = join(taken.folder, name);
      await archive.add(name, (await stat(path)).size, createReadStream(path));
    }
    await archive.finish({ createdAt, migrations: [...taken.migrations], content: 'rows', missing });
    return { file, pictures: added.size, missing };
  } catch (error) {
    await archive.discard();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Taken = { rows: RowsInFolder; folder: string; migrations: readonly string[] };

/** Takes a consistent snapshot. If the database has no snapshots, reads everything again until two passes agree. */
async function take(
  config: SanitizedConfig,
  openSource: () => Promise<Source>,
  folder: string,
): Promise<Taken> {
  const source = await openSource();
  try {
    let rows = await writeRows(config, source, folder);
    for (let tries = 1; !source.isSnapshot; tries += 1) {
      const again = await writeRows(config, source, folder);
      if (again.digest === rows.digest) break;
      if (tries === TRIES)
        throw new StartError('The content keeps changing: stop the service during the backup.');
      rows = again;
    }
    return { rows, folder, migrations: source.migrations };
  } finally {
    await source.close();
  }
}

async function addPictures(
  archive: Archive,
  storage: MediaStorage,
  names: readonly string[],
  added: Set<string>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    if (added.has(name)) continue;
    const found = await storage.read(name);
    if (!found) {
      missing.push(name);
      continue;
    }
    await archive.add(`media/${name}`, found.file.size, found.body);
    added.add(name);
  }
  return missing;
}
