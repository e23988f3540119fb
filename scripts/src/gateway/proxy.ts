import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { createProxyServer } from 'httpxy';

/** `/_next` holds what the pages of the raw console load. */
const TO_CMS = /^\/(?:api|media|console|rest|_next)(?:[/?]|$)/;

export function isForCms(url: string): boolean {
  return TO_CMS.test(url);
}

/** Hands requests on to the CMS as streams; `trustedProxies` counts this gateway and what stands before it. */
export function createCmsProxy(target: string, trustedProxies: number) {
  const proxy = createProxyServer({ target, proxyTimeout: 10 * 60_000 });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers } = request;
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], request.socket.remoteAddress]
      .filter(Boolean)
      .join(', ');
    // Nobody before us may be believed unless the settings say so.
    if (trustedProxies < 2) {
      headers['x-forwarded-host'] = headers.host;
      headers['x-forwarded-proto'] = 'http';
    }
    try {
      await proxy.web(request, response);
    } catch (error) {
      if (!isConnectionError(error)) console.error('proxy', error);
      sendUnavailable(request, response);
    }
  };
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = ERROR_MESSAGES.unavailable;
  const json = !request.url?.startsWith('/console');
  response.writeHead(503, {
    'content-type': json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(
    json
      ? JSON.stringify({ message })
      : `<!doctype html><html lang="tr"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Bekleyin</title><p>${message}</p>`,
  );
}

function isConnectionError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE';
}
