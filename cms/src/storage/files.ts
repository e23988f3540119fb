import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '@fuar/shared/settings/read-settings';
import { mediaTypeOf } from './media-type.ts';
import type { MediaStorage, StoredFile } from './storage.ts';
import { storageUnavailable } from './storage-unavailable.ts';

/** Longer than any write, so an older partial file is a leftover. Another process may still be writing a younger one. */
const LEFT_BEHIND_MS = 600_000;

export function createFileStorage(folder: string): MediaStorage {
  const pathOf = (name: string) => {
    if (!mediaTypeOf(name)) throw new Error(`No file of media is called ${name}`);
    return join(folder, name);
  };

  async function find(name: string): Promise<StoredFile | undefined> {
    const found = await stat(join(folder, name)).catch(() => undefined);
    return found?.isFile() ? { name, size: found.size, modified: found.mtime } : undefined;
  }

  return {
    kind: 'files',
    prepare: async () => {
      const probe = join(folder, `.probe-${process.pid}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(probe, '');
        await rm(probe, { force: true });
        await removePartialFiles(folder);
      } catch (cause) {
        const { code, message } = cause as NodeJS.ErrnoException;
        throw new SettingsError(`DATA_DIR: the folder ${folder} cannot be written: ${code ?? message}.`, {
          cause,
        });
      }
    },
    put: async (name, data) => {
      const path = pathOf(name);
      // Write under a temporary name first, so that a full disk leaves no partial file under `name`. Flush the file, because the
      // row that names it survives a power loss.
      const half = join(folder, `.half-${process.pid}-${name}`);
      try {
        await writeFile(half, data, { flush: true });
        await rename(half, path);
      } catch (cause) {
        await rm(half, { force: true });
        throw storageUnavailable(cause);
      }
    },
    stat: async (name) => (mediaTypeOf(name) ? find(name) : undefined),
    read: async (name, range) => {
      const file = mediaTypeOf(name) ? await find(name) : undefined;
      return file && { file, body: createReadStream(join(folder, name), range) };
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    list: async function* () {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = mediaTypeOf(name) ? await find(name) : undefined;
        if (file) yield file;
      }
    },
  };
}

async function removePartialFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.half-')) continue;
    const changed = (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0;
    if (Date.now() - changed > LEFT_BEHIND_MS) await rm(join(folder, name), { force: true });
  }
}
