import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Found, Site } from './site.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Answers a request from the site in memory; 503 with a page that reloads itself while there is no site yet. */
export async function serveSite(
  site: Site | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
    response.end('Bu adres bu işlemi desteklemiyor.');
    return;
  }
  const url = request.url ?? '/';
  const queryAt = url.indexOf('?');
  const pathname = readPathname(queryAt < 0 ? url : url.slice(0, queryAt));
  const found = pathname === undefined ? undefined : site?.find(pathname);
  if (!found) return sendPreparing(response);
  if (found.kind === 'redirect') {
    response.writeHead(found.status, {
      location: encodeURI(found.location) + (queryAt < 0 ? '' : url.slice(queryAt)),
    });
    response.end();
    return;
  }
  await sendFile(found, request, response);
}

async function sendFile(
  found: Extract<Found, { kind: 'file' }>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { file, status, headers } = found;
  const encoding = file.encode && chooseEncoding(request.headers['accept-encoding']);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('cache-control', status === 200 ? REVALIDATE : 'no-store');
  response.setHeader('content-type', file.type);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('etag', etag);
  if (file.encode) response.setHeader('vary', 'accept-encoding');

  if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = encoding && file.encode ? await file.encode(encoding) : file.body;
  response.setHeader('content-length', body.length);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function readPathname(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Brotli before gzip, unless its quality is 0. */
function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]);
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : undefined;
}

function isFresh(given: string | undefined, etag: string): boolean {
  if (!given) return false;
  return given === '*' || given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Only in the first seconds of a fresh installation. */
function sendPreparing(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(`<!doctype html><html lang="tr"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>Site hazırlanıyor</title>
<h1>Site hazırlanıyor…</h1><p>Bu sayfa birkaç saniye içinde kendiliğinden açılacak.</p>`);
}
