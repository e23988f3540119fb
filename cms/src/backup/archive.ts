import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '@fuar/shared/error-code';
import tar from 'tar-stream';
import { z } from 'zod';

/** Raised when older code could no longer read what is written. */
const FORMAT = 1;
const PRODUCT = 'bazalt-fuar';
const MANIFEST = 'manifest.json';

const manifestSchema = z.object({
  product: z.literal(PRODUCT),
  format: z.number(),
  createdAt: z.iso.datetime(),
  /** What the rows have been through. */
  migrations: z.array(z.string()),
  /** Rows as every database has them; or, from before an upgrade, SQLite's own file. */
  content: z.enum(['rows', 'sqlite']),
  /** Pictures that a row names and the store did not have. */
  missing: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What is wrong with an archive, in one sentence. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A tar file under its name only when it is whole; its last entry, the manifest, has the SHA-256 of all others. */
export function createArchive(path: string) {
  const half = `${path}.part`;
  const pack = tar.pack();
  // It holds passwords' hashes and what visitors wrote.
  const written = pipeline(pack, createWriteStream(half, { mode: 0o600 }));
  written.catch(() => undefined);
  const files: Manifest['files'] = [];

  async function write(name: string, size: number, chunks: Chunks): Promise<void> {
    const hash = createHash('sha256');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = pack.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), promise, written]);
    }
    entry.end(null);
    await Promise.race([promise, written.then(() => promise)]);
    files.push({ name, size, sha256: hash.digest('hex') });
  }

  return {
    add: write,
    finish: async (about: Omit<Manifest, 'product' | 'format' | 'files'>): Promise<void> => {
      const manifest: Manifest = { product: PRODUCT, format: FORMAT, ...about, files };
      const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await write(MANIFEST, bytes.length, [bytes]);
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

/** The entries one after the other; each is to be read before the next is asked for. */
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

/** Reads the whole archive and believes nothing: what is damaged, not ours or from a newer version is refused. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, chunks } of readEntries(path)) {
      const hash = createHash('sha256');
      const kept: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        if (name === MANIFEST) kept.push(chunk);
      }
      if (name === MANIFEST) manifest = parseManifest(Buffer.concat(kept).toString());
      else found.set(name, { size, sha256: hash.digest('hex') });
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    if (errorCode(cause) === 'ENOENT') throw new ArchiveError(`There is no file ${path}.`);
    throw new ArchiveError(`${path} is damaged or is not a backup.`, { cause });
  }
  if (!manifest) throw new ArchiveError(`${path} is not whole or is not a backup: it has no manifest.`);
  for (const { name, size, sha256 } of manifest.files) {
    const file = found.get(name);
    if (file?.sha256 !== sha256 || file.size !== size) {
      throw new ArchiveError(`${path} is damaged: ${name} is not what was backed up.`);
    }
    found.delete(name);
  }
  const [foreign] = found.keys();
  if (foreign !== undefined) throw new ArchiveError(`${path} is damaged: nobody backed up ${foreign}.`);
  return manifest;
}

function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveError('The backup is damaged: its manifest cannot be read.');
  }
  const { product, format } = (value ?? {}) as { product?: unknown; format?: unknown };
  if (product !== PRODUCT) throw new ArchiveError('This archive is not a backup of this product.');
  if (typeof format === 'number' && format > FORMAT) throw newerArchive();
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw new ArchiveError('The backup is damaged: its manifest makes no sense.');
  return parsed.data;
}

export function newerArchive(): ArchiveError {
  return new ArchiveError('The backup was made by a newer version of the product: restore it with that one.');
}
