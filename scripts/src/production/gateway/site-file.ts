import { readFileSync, type Stats } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sha } from '../publication/sha.ts';
import { COMPRESS, type Encoding, isCompressible as isCompressibleType } from './compress.ts';
import type { FileCompressor } from './file-compressor.ts';

type Content = { body: Buffer; etag: string; encoding: Encoding };

export type SiteFile = ReturnType<typeof openSiteFile>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const SMALLEST = 256;

export function identityOf({ dev, ino, size, mtimeMs }: Stats): string {
  return `${dev}:${ino}:${size}:${mtimeMs}`;
}

/** A file of the site. It is read on first use. Once it is compressed, only its compressed forms stay in memory. */
export function openSiteFile(path: string, stats: Stats) {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const isCompressible = isCompressibleType(type) && stats.size > SMALLEST;
  let plain: Buffer | undefined;
  let digest = '';
  let isSmallest = false;
  const encoded: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {};

  const read = (): Buffer => {
    if (plain) return plain;
    plain = readFileSync(file.path);
    digest ||= sha(plain);
    return plain;
  };
  const encode = (encoding: 'br' | 'gzip'): Promise<Buffer> =>
    (encoded[encoding] ??= COMPRESS[encoding](read()));

  // Decompress for the few clients without gzip instead of keeping the plain bytes in memory.
  const decompress = async (): Promise<Buffer> =>
    !plain && encoded.gzip ? await promisify(gunzip)(await encoded.gzip) : read();

  const file = {
    /** Device, inode, size and time of the file. A file that several releases share has one identity and one `SiteFile`. */
    identity: identityOf(stats),
    /** The path in the current release. It changes with each release, because old releases are removed. */
    path,
    type,
    varies: isCompressible,
    /** Returns the plain bytes if no encoding is wanted, or if the file is too small or its type is not compressible. */
    content: async (wanted: Encoding): Promise<Content> => {
      if (isCompressible && wanted) {
        const form = wanted === 'br' && isSmallest ? 'br10' : wanted;
        return { body: await encode(wanted), etag: `"${digest}-${form}"`, encoding: wanted };
      }
      return { body: await decompress(), etag: `"${digest}"`, encoding: '' };
    },
    /** Compresses the file in every encoding and frees the plain bytes. */
    compress: async (compress: FileCompressor) => {
      if (!isCompressible) return;
      for (const encoding of ['br', 'gzip'] as const) {
        if (encoded[encoding]) continue;
        const compressed = await compress(read(), encoding);
        encoded[encoding] ??= Promise.resolve(compressed);
      }
      plain = undefined;
    },
    /** Compresses the file again with the best quality. Returns false if there is nothing to do. */
    recompress: async (compress: FileCompressor) => {
      if (!isCompressible || isSmallest) return false;
      const smallest = await compress(await decompress(), 'smallest');
      encoded.br = Promise.resolve(smallest);
      isSmallest = true;
      return true;
    },
    isCompressed: () => !isCompressible || (!plain && encoded.gzip !== undefined && encoded.br !== undefined),
  };
  return file;
}
