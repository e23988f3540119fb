import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeComponent } from '@fuar/shared/http/decode-component';
import { matchesEtag } from '@fuar/shared/http/matches-etag';
import { type Answer, chooseEncoding, withoutBody } from './answers.ts';
import type { Encoding } from './compress.ts';
import { GATEWAY_HEADERS } from './gateway-headers.ts';
import { pagePolicy } from './page-policy.ts';
import type { Found, Site } from './site.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Serves the site from memory. Until a site is loaded, answers 503 with a page that reloads itself. */
export async function serveSite(
  site: Site | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const type = 'text/plain; charset=utf-8';
    response.writeHead(405, { ...GATEWAY_HEADERS, allow: 'GET, HEAD', 'content-type': type });
    response.end('Bu adres bu işlemi desteklemiyor.');
    return;
  }
  if (!site) return sendPreparing(response);
  const url = request.url ?? '/';
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const ready = site.answers.get(path)?.[encoding];
  if (ready) return send(ready, request, response);

  const found = site.find(decodeComponent(path));
  if (!found) return sendPreparing(response);
  if (found.kind === 'redirect') {
    const query = queryAt < 0 ? '' : url.slice(queryAt);
    const location = withQuery(found.location, query);
    // Without `cache-control`, browsers cache a 301 forever, even after staff have deleted the redirect.
    response.writeHead(found.status, { ...GATEWAY_HEADERS, location, 'cache-control': REVALIDATE }).end();
    return;
  }
  const answer = await prepare(found, encoding);
  // Only the compressed bodies of a compressible file stay in memory.
  if (isOwnAddress(path, site) && (encoding || !found.file.varies)) {
    site.answers.set(path, { ...site.answers.get(path), [encoding]: answer });
  }
  send(answer, request, response);
}

function withQuery(location: string, query: string): string {
  const [address = '', fragment] = location.split('#', 2);
  if (address.includes('?')) return location;
  return address + query + (fragment === undefined ? '' : `#${fragment}`);
}

/**
 * True if the path names a file of the site. Answers to other paths are not cached, because visitors can request any number of
 * such paths: other spellings of a page (`/%66uarlar`), and paths that a rule rewrites (`/admin/fairs`).
 */
function isOwnAddress(path: string, { files }: Site): boolean {
  return files.has(path) || files.has(path === '/' ? '/index.html' : `${path}.html`);
}

async function prepare(found: Extract<Found, { kind: 'file' }>, wanted: Encoding): Promise<Answer> {
  const { file, status } = found;
  const { body, etag, encoding } = await file.content(wanted);
  // The header rules of the host (`found.headers`) override the two headers above them.
  const headers = new Map([
    ['cache-control', REVALIDATE],
    ['content-type', file.type],
    ...found.headers,
    // No rule overrides this header, because no cache may store the response for a missing page.
    ...(status === 200 ? [] : [['cache-control', 'no-store'] as const]),
    ['etag', etag],
    ['content-length', String(body.length)],
  ]);
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', await pagePolicy(policy, file));
  if (file.varies) headers.set('vary', 'accept-encoding');
  if (encoding) headers.set('content-encoding', encoding);
  return { status, etag, body, headers: [...headers].flat() };
}

function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.status === 200 && matchesEtag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, withoutBody(answer.headers)).end();
    return;
  }
  // Node leaves out the body of an answer to HEAD.
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** Answers 503 in the first seconds of a fresh installation, and if a page could not be read. */
export function sendPreparing(response: ServerResponse): void {
  response.writeHead(503, {
    ...GATEWAY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(`<!doctype html><html lang="tr"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>Site hazırlanıyor</title>
<h1>Site hazırlanıyor…</h1><p>Bu sayfa birkaç saniye içinde kendiliğinden açılacak.</p>`);
}
