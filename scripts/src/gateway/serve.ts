import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, Found, Site } from './site.ts';
import type { Encoding } from './site-file.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** What of a request decides about the answer, beside its address. */
type Asked = { encoding: Encoding; held: string };

/** Answers what was asked for before, and says whether it could: nothing is computed, parsed or waited for. */
export function serveReady(site: Site, request: IncomingMessage, response: ServerResponse): boolean {
  const answers = site.answers.get(request.url ?? '');
  if (!answers || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const asked = readAsked(request.rawHeaders);
  const answer = answers[asked.encoding];
  if (!answer) return false;
  send(answer, asked.held, request, response);
  return true;
}

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
  const { encoding, held } = readAsked(request.rawHeaders);
  const ready = site.answers.get(path)?.[encoding];
  if (ready) return send(ready, held, request, response);

  const found = site.find(readPathname(path));
  if (!found) return sendPreparing(response);
  if (found.kind === 'redirect') {
    const query = queryAt < 0 ? '' : url.slice(queryAt);
    response.writeHead(found.status, { location: encodeURI(found.location) + query }).end();
    return;
  }
  const answer = await prepare(found, encoding);
  if (isWorthKeeping(answer, found, encoding)) {
    site.answers.set(path, { ...site.answers.get(path), [encoding]: answer });
  }
  send(answer, held, request, response);
}

/** Not what does not exist, which has endless names, nor the plain bytes of what is kept compressed. */
function isWorthKeeping({ status }: Answer, { file }: Extract<Found, { kind: 'file' }>, encoding: Encoding) {
  return status === 200 && (encoding !== '' || !file.varies);
}

async function prepare(found: Extract<Found, { kind: 'file' }>, wanted: Encoding): Promise<Answer> {
  const { file, status } = found;
  const { body, etag, encoding } = await file.content(wanted);
  // What a rule of the host says comes last, and wins.
  const headers = new Map([
    ['cache-control', status === 200 ? REVALIDATE : 'no-store'],
    ['content-type', file.type],
    ...found.headers,
    ['etag', etag],
    ['content-length', String(body.length)],
  ]);
  if (file.varies) headers.set('vary', 'accept-encoding');
  if (encoding) headers.set('content-encoding', encoding);
  return { status, etag, body, headers: [...headers].flat() };
}

function send(
  { status, etag, headers, body }: Answer,
  held: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
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

/** From the headers as they came: for two of them `request.headers` would sort them all, on every request. */
function readAsked(rawHeaders: string[]): Asked {
  let accepted = '';
  let held = '';
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? '';
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
      accepted += accepted ? `,${rawHeaders[n + 1]}` : rawHeaders[n + 1];
    } else if (name.length === 13 && name.toLowerCase() === 'if-none-match') {
      held += held ? `,${rawHeaders[n + 1]}` : rawHeaders[n + 1];
    }
  }
  return { encoding: chooseEncoding(accepted), held };
}

/** The few ways in which browsers say what they accept. */
const known = new Map<string, Encoding>();

/** Brotli before gzip, unless its quality is 0; empty for neither. */
function chooseEncoding(accepted: string): Encoding {
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  const chosen = offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : '';
  if (known.size < 100) known.set(accepted, chosen);
  return chosen;
}

function isFresh(given: string, etag: string): boolean {
  if (given === etag || given === '*') return true;
  return given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** In the first seconds of a fresh installation, and where a page could not be read. */
export function sendPreparing(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(`<!doctype html><html lang="tr"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>Site hazırlanıyor</title>
<h1>Site hazırlanıyor…</h1><p>Bu sayfa birkaç saniye içinde kendiliğinden açılacak.</p>`);
}
