import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LONGEST_UPLOAD_MS } from '@fuar/shared/http/longest-upload';
import { getRequestListener } from '@hono/node-server';

/**
 * Answers with Hono. Hono's clean-up is off, because it would close a connection whose refused body is still arriving.
 * `hostname` is for HTTP/1.0 without `Host`, which health checks of load balancers send.
 */
export function listenerOf(fetch: Parameters<typeof getRequestListener>[0]): Listener {
  return getRequestListener(fetch, { autoCleanupIncoming: false, hostname: 'localhost' });
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export function createHttpServer(answer: Listener): Server {
  // Treat upgrades as ordinary requests: once the console is loaded, Next listens for upgrades but never answers them.
  const server = createServer({ shouldUpgradeCallback: () => false }, (request, response) => {
    // Leave a GET to Node, which discards a body that nobody read. `discardRest` would double the processor time of a small
    // response (npm run bench:api).
    if (request.method !== 'GET') response.once('finish', () => discardRest(request));
    answer(request, response);
  });
  // A slow client could otherwise keep a request open for ever.
  server.headersTimeout = 15_000;
  server.requestTimeout = LONGEST_UPLOAD_MS;
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Reads the rest of a body that was refused before its end, so that the connection can take the next request. */
function discardRest(request: IncomingMessage): void {
  if (request.readableEnded) return;
  request.removeAllListeners('data');
  request.resume();
}
