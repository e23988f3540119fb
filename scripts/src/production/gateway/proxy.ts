import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';
import { clientAddress } from '@fuar/shared/http/client-address';
import { ownerOf } from '@fuar/shared/non-page-prefixes';
import { coalesce } from '@fuar/shared/waiting/coalesce';
import { chooseEncoding } from './answers.ts';
import { createCompressor, isCompressible, SMALLEST_COMPRESSED } from './compress.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { type CachedResponse, createResponseCache } from './response-cache.ts';
import type { Site } from './site.ts';
import { sendUnavailable } from './unavailable.ts';

const TIMEOUT_MS = 10 * 60_000;
/** A slow upload or download occupies a connection to the CMS until it ends, so the connections of each visitor are limited. */
const MAX_CONNECTIONS = 2048;
const MAX_CONNECTIONS_PER_VISITOR = 256;
/**
 * If another request is already asking the CMS whether a cached response is still valid, a new request waits at most this long
 * for the answer.
 */
const MAX_WAIT_MS = 1000;
/** Hop-by-hop headers, which are not forwarded. Node handles `Expect`, and the product uses no upgrades. */
const HOP_BY_HOP_HEADERS = new Set([
  ...['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]);

export function isForCms(url: string): boolean {
  const owner = ownerOf(url);
  return owner === 'cms' || owner === 'console';
}

/** Streams requests to the CMS. `trustedProxies` counts this gateway and the proxies in front of it. */
export function createCmsProxy(target: string, trustedProxies: number, getSite: () => Site | undefined) {
  const { hostname, host, port } = new URL(target);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: MAX_CONNECTIONS,
    maxFreeSockets: 64,
    timeout: TIMEOUT_MS,
  });
  const cms = { agent, hostname, port, timeout: TIMEOUT_MS };
  const responseCache = createResponseCache();
  const visitorLimit = createConcurrencyLimit(MAX_CONNECTIONS_PER_VISITOR);

  /** Asks the CMS whether the cached response is current. Resolves with undefined unless the CMS sends a 304. */
  const confirm = (path: string, kept: CachedResponse) =>
    new Promise<string[] | undefined>((resolve) => {
      const headers = ['host', host, 'connection', 'keep-alive', 'if-none-match', kept.etag];
      const toCms = ask({ ...cms, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 304 ? headersOfCached(kept, answer) : undefined);
      });
      toCms.on('timeout', () => toCms.destroy());
      // Ignore the error here. The request is then forwarded, and a failure to forward it is reported.
      toCms.on('error', () => resolve(undefined));
      toCms.end();
    });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    const mayKeep = method === 'GET' && !isConditional(request) && !hasBody(request);
    const kept = mayKeep ? responseCache.find(url) : undefined;
    if (kept) {
      // Requests that arrive during a confirmation share the next confirmation, so that no response is older than its request.
      kept.confirm ??= coalesce(() => confirm(url, kept), { maxWaitMs: MAX_WAIT_MS, gather: nextTurn });
      const headers = await kept.confirm();
      if (headers) return sendCached(kept, headers, request, response);
    }

    const { 'x-forwarded-for': forwardedFor } = request.headers;
    const visitor = clientAddress(forwardedFor?.toString(), request.socket.remoteAddress, trustedProxies - 1);
    await visitorLimit.enter(visitor);
    if (response.destroyed) return visitorLimit.leave(visitor);
    response.once('close', () => visitorLimit.leave(visitor));
    const headers = headersForCms(request, trustedProxies, host);
    const toCms = ask({ ...cms, method, path: url, headers });
    let isAnswered = false;
    toCms.on('response', (answer) => {
      isAnswered = true;
      answer.once('close', () => discardRest(request, toCms));
      const equal = method === 'GET' ? responseCache.findEqual(answer) : undefined;
      if (mayKeep) responseCache.collect(url, answer);
      if (!equal) return relay(answer, request, response);
      answer.resume();
      const withVary = [...headersOf(answer, true), 'vary', 'Accept-Encoding'];
      sendCached(equal, withVary, request, response).catch(() => response.destroy());
    });
    toCms.on('timeout', () => toCms.destroy());
    toCms.on('error', (error) => {
      if (!isConnectionError(error)) console.error('proxy', error);
      // If the CMS has responded, its response is sent even if the rest of the request body could not be written.
      if (isAnswered || response.destroyed) return;
      sendUnavailable(request, response, getSite()).catch(() => response.destroy());
    });
    response.on('close', () => {
      if (!response.writableFinished) toCms.destroy();
    });
    if (hasBody(request)) request.pipe(toCms);
    else toCms.end();
  };
}

/** The headers as a flat list of names and values, which node:http writes without copying the list. */
function headersForCms(request: IncomingMessage, trustedProxies: number, host: string): string[] {
  // Without `keep-alive` the CMS resets the connection when it refuses a body early, and the gateway cannot read the response.
  const list = ['connection', 'keep-alive'];
  // Without a trusted proxy in front of the gateway, clients could forge these headers.
  const isForged = (name: string) =>
    trustedProxies < 2 && (name === 'x-forwarded-host' || name === 'x-forwarded-proto');
  for (const [name, value] of Object.entries(request.headers)) {
    if (HOP_BY_HOP_HEADERS.has(name) || name === 'x-forwarded-for' || isForged(name)) continue;
    list.push(name, String(value));
  }
  const { headers, method, socket } = request;
  if (headers.host === undefined) list.push('host', host);
  // Node has decoded the chunked body, so the gateway sends it in new chunks.
  if (headers['transfer-encoding'] !== undefined) list.push('transfer-encoding', 'chunked');
  else if (headers['content-length'] === undefined && method !== 'GET' && method !== 'HEAD')
    list.push('content-length', '0');
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  list.push('x-forwarded-for', addresses);
  if (trustedProxies < 2) list.push('x-forwarded-host', headers.host ?? host, 'x-forwarded-proto', 'http');
  return list;
}

function isConditional({ headers }: IncomingMessage): boolean {
  const names = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];
  return names.some((name) => headers[name] !== undefined);
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || length !== '0';
}

/** Discards the rest of a body that the CMS did not read, because it would block the next request of this connection. */
function discardRest(request: IncomingMessage, toCms: ReturnType<typeof ask>): void {
  if (toCms.writableFinished) return;
  request.unpipe(toCms).resume();
  toCms.destroy();
}

/** Sends the response of the CMS as it arrives. Compresses long text, because lists shrink to a tenth of their size. */
function relay(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
  const { statusCode: status = 502, statusMessage, headers } = answer;
  // A 304 for JSON has no content type.
  const mayCompress = isCompressible(headers['content-type'] ?? (status === 304 ? 'application/json' : ''));
  const isLong = Number(headers['content-length'] ?? SMALLEST_COMPRESSED) >= SMALLEST_COMPRESSED;
  const isWhole = request.method !== 'HEAD' && ![204, 206, 304].includes(status);
  const encoding =
    mayCompress && isLong && isWhole && !headers['content-encoding']
      ? chooseEncoding(request.headers['accept-encoding']?.toString())
      : '';
  const list = headersOf(answer, encoding !== '');
  if (mayCompress) list.push('vary', 'Accept-Encoding');
  if (encoding) list.push('content-encoding', encoding);
  response.writeHead(status, statusMessage, list);
  if (encoding) {
    // If one stream fails, `pipeline` destroys the others.
    pipeline(answer, createCompressor(encoding), response, () => {});
    return;
  }
  answer.once('close', () => {
    if (!answer.complete) response.destroy();
  });
  answer.pipe(response);
}

function headersOfCached(kept: CachedResponse, answer: IncomingMessage): string[] {
  const others = kept.headers.filter(([name]) => answer.headers[name] === undefined);
  return [...headersOf(answer, true), ...others.flat(), 'vary', 'Accept-Encoding'];
}

async function sendCached(
  kept: CachedResponse,
  headers: string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { encoding, body } = await kept.form(request.headers['accept-encoding']?.toString());
  const list = [...headers, 'content-length', String(body.length)];
  if (encoding) list.push('content-encoding', encoding);
  response.writeHead(200, list).end(body);
}

function headersOf({ rawHeaders }: IncomingMessage, isNewLength: boolean): string[] {
  const list: string[] = [];
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? '';
    const lower = name.toLowerCase();
    if (HOP_BY_HOP_HEADERS.has(lower) || (isNewLength && lower === 'content-length')) continue;
    list.push(name, rawHeaders[n + 1] ?? '');
  }
  return list;
}

function isConnectionError(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE';
}
