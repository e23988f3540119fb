import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Found, Site } from './site.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** A whole answer, put together once for each page and encoding of a site. */
type Prepared = { status: number; etag: string; headers: string[]; body: Buffer };

const preparedOf = new WeakMap<Site, Map<string, Prepared>>();

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
  if (!site) return sendPreparing(response);
  const url = request.url ?? '/';
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const encoding = chooseEncoding(request.headers['accept-encoding']);

  // Most requests end here: nothing is computed, parsed or waited for.
  const ready = preparedFor(site).get(`${encoding} ${path}`);
  if (ready) return send(ready, request, response);

  const found = site.find(readPathname(path));
  if (!found) return sendPreparing(response);
  if (found.kind === 'redirect') {
    const query = queryAt < 0 ? '' : url.slice(queryAt);
    response.writeHead(found.status, { location: encodeURI(found.location) + query }).end();
    return;
  }
  const answer = await prepare(found, encoding);
  // What does not exist has endless names: only pages and files are kept.
  if (answer.status === 200) preparedFor(site).set(`${encoding} ${path}`, answer);
  send(answer, request, response);
}

function preparedFor(site: Site): Map<string, Prepared> {
  const known = preparedOf.get(site);
  if (known) return known;
  const fresh = new Map<string, Prepared>();
  preparedOf.set(site, fresh);
  return fresh;
}

async function prepare(found: Extract<Found, { kind: 'file' }>, wanted: Encoding | ''): Promise<Prepared> {
  const { file, status } = found;
  const encoding = file.encode ? wanted : '';
  const body = encoding && file.encode ? await file.encode(encoding) : file.body;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  // What a rule of the host says comes last, and wins.
  const headers = new Map([
    ['cache-control', status === 200 ? REVALIDATE : 'no-store'],
    ['content-type', file.type],
    ...found.headers,
    ['etag', etag],
    ['content-length', String(body.length)],
  ]);
  if (file.encode) headers.set('vary', 'accept-encoding');
  if (encoding) headers.set('content-encoding', encoding);
  return { status, etag, body, headers: [...headers].flat() };
}

function send(
  { status, etag, headers, body }: Prepared,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const held = request.headers['if-none-match'];
  if (held && status === 200 && isFresh(held, etag)) {
    response.writeHead(304, withoutBody(headers)).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function withoutBody(headers: string[]): string[] {
  const kept: string[] = [];
  for (let n = 0; n < headers.length; n += 2) {
    if (!headers[n]?.startsWith('content-') || headers[n] === 'content-security-policy') {
      kept.push(headers[n] ?? '', headers[n + 1] ?? '');
    }
  }
  return kept;
}

function readPathname(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The few ways in which browsers say what they accept. */
const known = new Map<string, Encoding | ''>();

/** Brotli before gzip, unless its quality is 0; empty for neither. */
function chooseEncoding(accepted: string | string[] | undefined): Encoding | '' {
  const header = String(accepted ?? '');
  const before = known.get(header);
  if (before !== undefined) return before;
  const offers = header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]);
  const chosen = offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : '';
  if (known.size < 100) known.set(header, chosen);
  return chosen;
}

function isFresh(given: string, etag: string): boolean {
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
