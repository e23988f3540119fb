import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SanitizedConfig } from 'payload';
import type { Row } from '../database/row-steps.ts';
import { COUNTERS, type Manifest } from './archive.ts';
import { contentCollections, filesNamedBy, type Source } from './source.ts';

export const rowsFile = (slug: string) => `rows/${slug}.ndjson`;
const globalFile = (slug: string) => `globals/${slug}.json`;

export type RowsInFolder = {
  /** Paths relative to the folder, which are also the names in the archive. */
  files: string[];
  media: string[];
  digest: string;
};

export async function writeRows(
  config: SanitizedConfig,
  source: Source,
  folder: string,
): Promise<RowsInFolder> {
  await mkdir(join(folder, 'rows'), { recursive: true });
  await mkdir(join(folder, 'globals'), { recursive: true });
  const files: string[] = [];
  const media = new Set<string>();
  const digest = createHash('sha256');

  for (const { slug } of contentCollections(config)) {
    const lines = async function* () {
      for await (const row of source.rows(slug)) {
        const line = `${JSON.stringify(row)}\n`;
        digest.update(line);
        for (const name of filesNamedBy(slug, row)) media.add(name);
        yield line;
      }
    };
    await pipeline(lines, createWriteStream(join(folder, rowsFile(slug)), { mode: 0o600 }));
    files.push(rowsFile(slug));
  }
  for (const { slug } of config.globals) {
    const row = await source.global(slug);
    if (!row) continue;
    const text = JSON.stringify(row);
    digest.update(text);
    await writeFile(join(folder, globalFile(slug)), text, { mode: 0o600 });
    files.push(globalFile(slug));
  }
  await writeFile(join(folder, COUNTERS), JSON.stringify(await source.counters()), { mode: 0o600 });
  files.push(COUNTERS);
  return { files, media: [...media], digest: digest.digest('hex') };
}

/** Reads the files of `writeRows`. Throws if a file that the manifest lists has disappeared from the folder. */
export function openFolderSource(
  folder: string,
  { migrations, files }: Pick<Manifest, 'files' | 'migrations'>,
): Source {
  const names = new Set(files.map(({ name }) => name));
  return {
    migrations,
    isSnapshot: true,
    counters: async () =>
      JSON.parse(await readFile(join(folder, COUNTERS), 'utf8')) as Record<string, number>,
    rows: async function* (slug) {
      const file = rowsFile(slug);
      // A collection added after the archive was written has no file.
      if (!names.has(file)) return;
      for await (const line of readLines(join(folder, file))) yield JSON.parse(line) as Row;
    },
    global: async (slug) => {
      const file = globalFile(slug);
      return names.has(file) ? (JSON.parse(await readFile(join(folder, file), 'utf8')) as Row) : undefined;
    },
    close: async () => {},
  };
}

/** Splits at `\n` only: readline also splits at U+2028 and U+2029, which JSON leaves in texts as they are. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  // Only the last row of an archive that somebody edited by hand may lack its line feed.
  if (rest !== '') yield rest;
}

export function slugOf(entry: string): string | undefined {
  return /^(?:rows\/([\w-]+)\.ndjson|globals\/([\w-]+)\.json)$/.exec(entry)?.slice(1).find(Boolean);
}
