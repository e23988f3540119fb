import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '@fuar/shared/error-code';
import { fileProblem } from '@fuar/shared/file-problem';
import { idSchema } from '@fuar/shared/schemas/fields';
import tar from 'tar-stream';
import { z } from 'zod';
import { removeOnStop } from '../start/temporary-paths.ts';

/** Raise this number when older code can no longer read the archive. */
const FORMAT = 1;
const PRODUCT = 'bazalt-fuar';
const MANIFEST = 'manifest.json';
export const COUNTERS = 'counters.json';
export const DATABASE_COPY = 'database.db';
/** Enough for 130,000 pictures with five files each. Parsing more would take too much memory. */
const MAX_MANIFEST_BYTES = 100 * 1024 * 1024;

/** A higher number would leave no ids for later rows, because SQLite's driver reads no number of 2^53 or more. */
export const MAX_COUNT = 2 ** 52;
const rowIdSchema = idSchema.max(MAX_COUNT);
const countersSchema = z.record(z.string(), z.int().min(0).max(MAX_COUNT));

const manifestSchema = z.object({
  product: z.literal(PRODUCT),
  format: z.number(),
  createdAt: z.iso.datetime(),
  /** The migrations already applied to the rows. */
  migrations: z.array(z.string()),
  /** `rows` can be restored into either database. `sqlite` is a copy of the database file, made by an automatic backup. */
  content: z.enum(['rows', 'sqlite']),
  /** Files that a row names but the store did not have. */
  missing: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Writes a tar file under a temporary name, and renames it when it is complete. The manifest comes last and holds the SHA-256
 * of all other entries.
 */
export function createArchive(path: string) {
  // Use the process id, so that two backups to one path never write into one file.
  const half = `${path}.${process.pid}.part`;
  removeOnStop(half);
  const pack = tar.pack();
  // Only the owner may read the archive, because it holds password hashes and messages. Flush it, because somebody may unplug
  // the disk right after the program ends.
  const written = pipeline(pack, createWriteStream(half, { mode: 0o600, flush: true }));
  written.catch(() => undefined);
  const files: Manifest['files'] = [];

  async function write(name: string, size: number, chunks: Chunks): Promise<void> {
    const hash = createHash('sha256');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = pack.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    // Use one promise for each entry, because every race with `written` would occupy memory until the archive is complete.
    const ended = Promise.race([promise, written]);
    // If `chunks` fails, `discard` ends this entry with an error that nobody waits for.
    ended.catch(() => undefined);
    entry.on('error', () => undefined);
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), ended]);
    }
    entry.end(null);
    await Promise.race([promise, written.then(() => promise)]);
    files.push({ name, size, sha256: hash.digest('hex') });
  }

  /** Throws the error of the file, e.g. a full disk, instead of the entry's error that follows from it. */
  async function add(...entry: Parameters<typeof write>): Promise<void> {
    try {
      await write(...entry);
    } catch (error) {
      if (pack.destroyed) await written;
      throw error;
    }
  }

  return {
    add,
    finish: async (about: Omit<Manifest, 'product' | 'format' | 'files'>): Promise<void> => {
      const manifest: Manifest = { product: PRODUCT, format: FORMAT, ...about, files };
      const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      if (bytes.length > MAX_MANIFEST_BYTES) throw new ArchiveError('The backup has too many files.');
      await add(MANIFEST, bytes.length, [bytes]);
      pack.finalize();
      await written;
      await rename(half, path);
    },
    discard: async (): Promise<void> => {
      pack.destroy(new Error('discarded'));
      await written.catch(() => undefined);
      await rm(half, { force: true });
    },
  };
}

export type Archive = ReturnType<typeof createArchive>;

/** Yields the entries in order. The caller reads each entry before it asks for the next. */
export async function* readEntries(
  path: string,
): AsyncGenerator<{ name: string; chunks: AsyncIterable<Uint8Array> }> {
  const extract = tar.extract();
  const fed = pipeline(createReadStream(path), extract);
  fed.catch(() => undefined);
  for await (const entry of extract) {
    yield { name: entry.header.name, chunks: entry as unknown as AsyncIterable<Uint8Array> };
    entry.resume();
  }
  await fed;
}

/** `invalidPart` is the first part that cannot be restored, such as a row without an id. */
type Verified = Manifest & { invalidPart: string | undefined };

/** The error for the operator if the archive at `path` cannot be read. */
export function toArchiveError(cause: unknown, path: string): unknown {
  if (cause instanceof ArchiveError) return cause;
  if (errorCode(cause) === 'ENOENT') return new ArchiveError(`There is no file ${path}.`);
  // Keep a file-system error, e.g. because root copied the archive and this user may not read it.
  if (fileProblem(cause)) return cause;
  return new ArchiveError(`${path} is damaged or is not a backup.`, { cause });
}

/** Reads the whole archive. Refuses it if it is damaged, or was written by other software or a newer version. */
export async function verifyArchive(path: string): Promise<Verified> {
  const found = new Map<string, { size: number; sha256: string }>();
  let manifest: Manifest | undefined;
  let invalidPart: string | undefined;
  try {
    for await (const { name, chunks } of readEntries(path)) {
      const hash = createHash('sha256');
      const kept: Uint8Array[] = [];
      const rows = name.startsWith('rows/') ? createRowCheck() : undefined;
      let size = 0;
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        rows?.add(chunk);
        if (!name.endsWith('.json')) continue;
        if (size > MAX_MANIFEST_BYTES) throw new ArchiveError(`The backup is damaged: ${name} is too large.`);
        kept.push(chunk);
      }
      const text = Buffer.concat(kept).toString();
      if (name === MANIFEST) manifest = parseManifest(text);
      else if (name.endsWith('.json') && !parseObject(text)) invalidPart ??= name;
      if (name === COUNTERS && !countersSchema.safeParse(parseObject(text)).success) invalidPart ??= name;
      const invalidRow = rows?.finish();
      if (invalidRow !== undefined) invalidPart ??= `row ${invalidRow} of ${name}`;
      if (name !== MANIFEST) found.set(name, { size, sha256: hash.digest('hex') });
    }
  } catch (cause) {
    throw toArchiveError(cause, path);
  }
  if (!manifest) throw new ArchiveError(`${path} is incomplete or is not a backup: it has no manifest.`);
  const required = manifest.content === 'rows' ? COUNTERS : DATABASE_COPY;
  if (!found.has(required)) invalidPart ??= required;
  for (const { name, size, sha256 } of manifest.files) {
    const file = found.get(name);
    if (file?.sha256 !== sha256 || file.size !== size) {
      throw new ArchiveError(`${path} is damaged: the content of ${name} has changed since the backup.`);
    }
    found.delete(name);
  }
  const [foreign] = found.keys();
  if (foreign !== undefined)
    throw new ArchiveError(`${path} is damaged: ${foreign} is not listed in its manifest.`);
  return { ...manifest, invalidPart };
}

/** Finds the first line that is no row, or that has the id of an earlier row. */
function createRowCheck() {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const ids = new Set<number>();
  let rest = '';
  let count = 0;
  let invalid: number | undefined;
  const check = (line: string) => {
    count += 1;
    const id = rowIdSchema.safeParse(parseObject(line)?.id).data;
    if (id === undefined || ids.has(id)) invalid ??= count;
    else ids.add(id);
  };
  return {
    add: (chunk: Uint8Array) => {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(check);
    },
    finish: () => {
      if (rest !== '') check(rest);
      return invalid;
    },
  };
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function parseManifest(text: string): Manifest {
  const value = parseObject(text);
  if (!value) throw new ArchiveError('The backup is damaged: its manifest cannot be read.');
  const { product, format } = value;
  if (product !== PRODUCT) throw new ArchiveError('This archive is not a backup of this product.');
  if (typeof format === 'number' && format > FORMAT) throw newerArchive();
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw new ArchiveError('The backup is damaged: its manifest is invalid.');
  return parsed.data;
}

export function newerArchive(): ArchiveError {
  return new ArchiveError(
    'The backup was made by a newer version of the product: restore it with that version.',
  );
}
