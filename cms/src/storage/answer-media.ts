import { Readable } from 'node:stream';
import { ApiError } from '@fuar/shared/api/api-error';
import { matchesEtag } from '@fuar/shared/http/matches-etag';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { MEDIA_HEADERS } from '../api/security-headers.ts';
import { avifNameOf } from '../media/avif-name.ts';
import { BROWSER_CACHE_CONTROL, dispositionOf, IMMUTABLE_CACHE_CONTROL, mediaTypeOf } from './media-type.ts';
import type { ByteRange, MediaStorage, StoredFile } from './storage.ts';

/** A quality of 0 means "not acceptable". */
const ACCEPTS_AVIF = /image\/avif(?!\s*;\s*q=0(?:\.0*)?\s*(?:[,;]|$))/i;

type MediaRequest = { method?: string | undefined; headers: Headers };

/**
 * Answers a request for a picture or a document, including 304, ranges and HEAD. For a WebP file that has an AVIF version, a
 * browser that accepts AVIF gets that version under the same URL.
 */
export async function answerMedia(
  storage: MediaStorage,
  name: string,
  request: MediaRequest,
): Promise<Response> {
  const avif = avifNameOf(name);
  const small =
    avif && ACCEPTS_AVIF.test(request.headers.get('accept') ?? '')
      ? await answerFile(storage, avif, request)
      : undefined;
  // Keep CDNs from caching this response, because some ignore `Vary` and would send AVIF to browsers that cannot show it.
  if (small && small.status !== 416) small.headers.set('cache-control', BROWSER_CACHE_CONTROL);
  const response = small ?? (await answerFile(storage, name, request));
  if (!response) throw new ApiError(404, m.notFound);
  if (avif) response.headers.set('vary', 'Accept');
  return response;
}

async function answerFile(
  storage: MediaStorage,
  name: string,
  request: MediaRequest,
): Promise<Response | undefined> {
  const { method, headers: given } = request;
  const needsStat =
    method === 'HEAD' || ['range', 'if-none-match', 'if-modified-since'].some((header) => given.has(header));
  if (!needsStat) {
    // A plain GET needs no `stat`, so call the store once instead of twice.
    const found = await storage.read(name);
    if (!found) return undefined;
    const headers = { ...headersOf(found.file), 'content-length': String(found.file.size) };
    return new Response(toWeb(found.body), { headers });
  }

  const file = await storage.stat(name);
  if (!file) return undefined;
  const headers = headersOf(file);
  if (isKnown(given, headers)) return new Response(null, { status: 304, headers });
  // HEAD ignores a range and describes the whole file.
  const isOfPart = method !== 'HEAD' && isSameFile(given, headers);
  const range = isOfPart ? readRange(given.get('range'), file.size) : undefined;
  if (range === 'unsatisfiable') return answerUnsatisfiable(file);
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers['content-length'] = String(end - start + 1);
  if (range) headers['content-range'] = `bytes ${start}-${end}/${file.size}`;
  const status = range ? 206 : 200;
  if (method === 'HEAD') return new Response(null, { status, headers });
  const found = await storage.read(name, range);
  if (!found) return undefined;
  return new Response(toWeb(found.body), { status, headers });
}

/** Sends `no-store`, so that no cache keeps the error instead of the picture. */
function answerUnsatisfiable({ size }: StoredFile): Response {
  const headers = { ...MEDIA_HEADERS, 'content-range': `bytes */${size}`, 'cache-control': 'no-store' };
  return new Response(null, { status: 416, headers });
}

function toWeb(body: Readable): ReadableStream {
  return Readable.toWeb(body) as ReadableStream;
}

function headersOf({ name, modified }: StoredFile): Record<string, string> {
  const disposition = dispositionOf(name);
  return {
    ...(disposition ? { 'content-disposition': disposition } : {}),
    'cache-control': IMMUTABLE_CACHE_CONTROL,
    'accept-ranges': 'bytes',
    'last-modified': modified.toUTCString(),
    etag: `"${name}"`,
    'content-type': mediaTypeOf(name) ?? 'application/octet-stream',
    ...MEDIA_HEADERS,
  };
}

function isKnown(
  given: Headers,
  { etag = '', 'last-modified': modified = '' }: Record<string, string>,
): boolean {
  const known = given.get('if-none-match');
  if (known) return matchesEtag(known, etag);
  return Date.parse(given.get('if-modified-since') ?? '') >= Date.parse(modified);
}

function isSameFile(given: Headers, headers: Record<string, string>): boolean {
  const ifRange = given.get('if-range');
  return !ifRange || ifRange === headers.etag || ifRange === headers['last-modified'];
}

/**
 * Parses a `Range` header with one range. Returns undefined for several ranges and for an invalid header. The
 * response is then the whole file.
 */
function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  if (match[1] && match[2] && Number(match[2]) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
