import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { errorCode } from '@fuar/shared/error-code';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { ownerOf } from '@fuar/shared/not-pages';
import { siteSettingsSchema } from '@fuar/shared/schemas/site-settings';
import compression from 'compression';
import { createProxyServer } from 'httpxy';
import { OWN_HEADERS } from './own-headers.ts';
import type { Site } from './site.ts';

const contactSchema = siteSettingsSchema.pick({ phone: true, email: true });

export function isForCms(url: string): boolean {
  const owner = ownerOf(url);
  return owner === 'cms' || owner === 'console';
}

/** Lists of thousands of rows shrink to a tenth; pictures and what is small go as they are. */
const compress = compression({
  threshold: 1024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
});

/** Hands requests on to the CMS as streams; `trustedProxies` counts this gateway and what stands before it. */
export function createCmsProxy(target: string, trustedProxies: number, getSite: () => Site | undefined) {
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
    // It is written for Express, and needs nothing of it.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {});
    try {
      await proxy.web(request, response);
    } catch (error) {
      if (!isConnectionError(error)) console.error('proxy', error);
      await sendUnavailable(request, response, getSite());
    }
  };
}

async function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site | undefined,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The rest of an upload, which nobody reads any more, would stand before the next request of this connection.
  request.unpipe().resume();
  const isPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api');
  // A visitor whose form cannot be sent gets our phone number.
  const message = [m.unavailable, request.method === 'POST' && (await waysToReachUs(site))]
    .filter(Boolean)
    .join(' ');
  response.writeHead(503, {
    ...OWN_HEADERS,
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(
    isPage
      ? `<!doctype html><html lang="tr"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>${m.unavailable}</title><p>${m.unavailable}</p>`
      : JSON.stringify({ message }),
  );
}

/** From the release online, because the CMS cannot be asked. */
async function waysToReachUs(site: Site | undefined): Promise<string> {
  const file = await site?.files.get('/iletisim.json')?.content('');
  const contact = contactSchema.safeParse(file && JSON.parse(file.body.toString()));
  if (!contact.success) return '';
  const { phone, email } = contact.data;
  const ways = [phone && m.byPhone(phone), email && m.byEmail(email)].filter(
    (way) => way !== undefined && way !== '',
  );
  return ways.length > 0 ? m.reachUs(ways.join(' veya ')) : '';
}

function isConnectionError(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE';
}
