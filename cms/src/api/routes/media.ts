import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Hono } from 'hono';
import { matchesEtag } from '../answer-cache.ts';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Pictures under names made of their bytes: a name never changes its bytes, so it may be kept for ever. */
export function serveMedia(app: Hono, mediaDir: string): void {
  app.get('/media/:name', async ({ req }) => {
    const name = req.param('name');
    const type = TYPES[/^[\w-]+(?:\.[\w-]+)*\.(\w+)$/.exec(name)?.[1] ?? ''];
    const file = type ? await stat(join(mediaDir, name)).catch(() => undefined) : undefined;
    if (!type || !file?.isFile()) throw new ApiError(404, m.notFound);

    const etag = `"${name}"`;
    const lastModified = new Date(Math.floor(file.mtimeMs / 1000) * 1000);
    const headers: Record<string, string> = {
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'last-modified': lastModified.toUTCString(),
      etag,
      // What a browser is made to open as a page by its address must not run.
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': type,
      'x-content-type-options': 'nosniff',
    };
    const known = req.header('if-none-match');
    const since = Date.parse(req.header('if-modified-since') ?? '');
    if (known ? matchesEtag(known, etag) : since >= lastModified.getTime()) {
      return new Response(null, { status: 304, headers });
    }
    const ifRange = req.header('if-range');
    const isSameFile = !ifRange || ifRange === etag || ifRange === headers['last-modified'];
    const range = isSameFile ? readRange(req.header('range'), file.size) : undefined;
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    headers['content-length'] = String(end - start + 1);
    if (range) headers['content-range'] = `bytes ${start}-${end}/${file.size}`;
    const status = range ? 206 : 200;
    if (req.method === 'HEAD') return new Response(null, { status, headers });
    const stream = createReadStream(join(mediaDir, name), { start, end });
    return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
  });
}

type Range = { start: number; end: number };

/** One range; of several, or one that makes no sense, nothing: then the whole file is the answer. */
function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  if (match[1] && match[2] && Number(match[2]) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
