import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { queryObjects } from 'node:v8';
import type { SanitizedConfig } from 'payload';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Row } from '../database/row-steps.ts';
import { createFileStorage } from '../storage/files.ts';
import { createArchive, readEntries, verifyArchive } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { openFolderSource } from './rows-in-folder.ts';
import type { Source } from './source.ts';

const config = { collections: [{ slug: 'media', upload: {} }], globals: [] } as unknown as SanitizedConfig;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fuar-create-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A source whose content changes with each read. Each read returns the next of `states`. After the last state, every read
 * returns the last state.
 */
function changingSource(states: Row[][], isSnapshot: boolean): Source {
  return {
    migrations: [],
    isSnapshot,
    counters: async () => ({}),
    rows: async function* () {
      yield* (states.length > 1 ? states.shift() : states[0]) ?? [];
    },
    global: async () => undefined,
    close: async () => {},
  };
}

async function back(source: Source, pictures: string[] = []) {
  const storage = createFileStorage(join(folder, 'media'));
  await storage.prepare();
  for (const name of pictures) await storage.put(name, Buffer.from(name));
  const file = join(folder, 'x.tar');
  const given = { config, storage, file, tempDir: folder };
  const { missing } = await createBackup({ ...given, openSource: async () => source });
  await verifyArchive(file);
  const entries: Record<string, string> = {};
  for await (const { name, chunks } of readEntries(file)) entries[name] = await text(chunks);
  return { missing, rows: entries['rows/media.ndjson'], names: Object.keys(entries) };
}

test('reads a database without snapshots until two passes agree', async () => {
  const states = [1, 2, 3].map((id) => [{ id }]);
  expect((await back(changingSource(states, false))).rows).toBe('{"id":3}\n');
});

test.runIf(process.platform === 'linux')(
  'closes the file of rows if reading the database fails',
  async () => {
    const broken = {
      ...changingSource([], true),
      rows: async function* () {
        yield { id: 1 };
        throw new Error('the database is unavailable');
      },
    };
    await expect(back(broken)).rejects.toThrow('the database is unavailable');
    const open = readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        // Skip the descriptor that `readdirSync` used for its own work and has closed.
        return [];
      }
    });
    expect(open.filter((file) => file.startsWith(folder))).toEqual([]);
  },
);

test('refuses content that never stops changing, and leaves nothing behind', async () => {
  const states = Array.from({ length: 50 }, (_, id) => [{ id }]);
  await expect(back(changingSource(states, false))).rejects.toMatchObject({
    // The programs print the message of this error without its stack.
    name: 'StartError',
    message: expect.stringContaining('stop the service'),
  });
  expect([existsSync(join(folder, 'x.tar')), readdirSync(folder)]).toEqual([false, ['media']]);
});

test('drops the row of a picture that is deleted during the backup', async () => {
  const [stays, goes] = [
    { id: 1, filename: 'a.png' },
    { id: 2, filename: 'b.png' },
  ];
  const backup = await back(changingSource([[stays, goes], [stays]], true), ['a.png']);
  expect(backup).toMatchObject({ missing: [], rows: `${JSON.stringify(stays)}\n` });
  expect(backup.names).toContain('media/a.png');
});

test('reports why the store failed in the middle of a picture, and leaves nothing behind', async () => {
  const storage = createFileStorage(join(folder, 'media'));
  const broken = async function* () {
    yield Buffer.of(1);
    throw new Error('the connection broke');
  };
  const read = async (name: string) => ({
    file: { name, size: 1000, modified: new Date() },
    body: Readable.from(broken()),
  });
  const given = { config, storage: { ...storage, read }, file: join(folder, 'x.tar'), tempDir: folder };
  const source = changingSource([[{ id: 1, filename: 'a.png' }]], true);
  await expect(createBackup({ ...given, openSource: async () => source })).rejects.toThrow(
    'the connection broke',
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('reports a picture whose file is lost, and keeps its row', async () => {
  const row = {
    id: 1,
    filename: 'a.png',
    sizes: { w480: { filename: 'a-1.webp' }, w960: { filename: null } },
  };
  const backup = await back(changingSource([[row]], true), ['a.png']);
  expect(backup).toMatchObject({ missing: ['a-1.webp'], rows: `${JSON.stringify(row)}\n` });
});

test('refuses to read rows and globals whose files have disappeared', async () => {
  const names = ['rows/media.ndjson', 'globals/settings.json'];
  const files = names.map((name) => ({ name, size: 0, sha256: '' }));
  const { rows, global } = openFolderSource(folder, { migrations: [], files });
  const first = (slug: string) => rows(slug)[Symbol.asyncIterator]().next();
  await expect(first('media')).rejects.toThrow(/ENOENT/);
  await expect(global('settings')).rejects.toThrow(/ENOENT/);
  // The collection and the global `later` did not exist when the archive was written.
  expect(await first('later')).toMatchObject({ done: true });
  expect(await global('later')).toBeUndefined();
});

test('refuses a too large manifest before reading all of it, because it would fill the memory', async () => {
  const file = join(folder, 'large.tar');
  const archive = createArchive(file);
  const part = Buffer.alloc(1024 * 1024, ' ');
  await archive.add('manifest.json', 101 * part.length, Array(101).fill(part));
  await archive.finish({ createdAt: new Date().toISOString(), migrations: [], content: 'rows', missing: [] });
  await expect(verifyArchive(file)).rejects.toThrow(/manifest\.json is too large/);
});

test('reports a full disk as the reason why the archive cannot be written', async () => {
  const file = join(folder, 'full.tar');
  symlinkSync('/dev/full', `${file}.${process.pid}.part`);
  const archive = createArchive(file);
  const fill = async () => {
    for (const name of ['a', 'b', 'c']) await archive.add(name, 100_000, [Buffer.alloc(100_000)]);
  };
  await expect(fill()).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(archive.add('d', 1, [Buffer.alloc(1)])).rejects.toMatchObject({ code: 'ENOSPC' });
  await archive.discard();
});

test('occupies no memory for the parts of a file that it has written', async () => {
  const archive = createArchive(join(folder, 'x.tar'));
  const add = (name: string, parts: number) => {
    const part = Buffer.alloc(65_536);
    return archive.add(name, parts * part.length, Array(parts).fill(part));
  };
  const countPromises = () => queryObjects(Promise, { format: 'count' });
  await add('media/bir.jpg', 1);
  const before = countPromises();
  await add('media/iki.jpg', 1000);
  expect(countPromises() - before).toBeLessThan(500);
  await archive.discard();
});
