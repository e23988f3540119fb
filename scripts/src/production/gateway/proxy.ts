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

/** Long lists shrink to a tenth. Pictures and responses below the threshold are not compressed. */
const compress = compression({
  threshold: 1024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
});

/** Streams requests to the CMS. `trustedProxies` counts this gateway and the proxies in front of it. */
export function createCmsProxy(target: string, trustedProxies: number, getSite: () => Site | undefined) {
  const proxy = createProxyServer({ target, proxyTimeout: 10 * 60_000 });
  // The CMS may refuse a body before reading all of it. Without keep-alive it then resets the connection, so the gateway fails
  // to write the body and never reads the answer. With keep-alive the CMS reads the rest of the body.
  proxy.on('proxyReq', (toCms) => {
    toCms.setHeader('connection', 'keep-alive');
    // Replace the visitor's value, because the gateway has decoded the body and sends it in chunks of its own.
    if (toCms.hasHeader('transfer-encoding')) toCms.setHeader('transfer-encoding', 'chunked');
  });
  const answered = new WeakSet<object>();
  proxy.on('proxyRes', ({ headers }, _, response) => {
    answered.add(response);
    delete headers.connection;
    delete headers['keep-alive'];
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers } = request;
    // These headers concern only the connection to the visitor. Node handles `Expect`, and the product uses no upgrades.
    delete headers.expect;
    delete headers.upgrade;
    headers.connection = /\bclose\b/i.test(headers.connection ?? '') ? 'close' : 'keep-alive';
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], request.socket.remoteAddress]
      .filter(Boolean)
      .join(', ');
    // Without a trusted proxy in front of the gateway, clients could forge these headers.
    if (trustedProxies < 2) {
      headers['x-forwarded-host'] = headers.host;
      headers['x-forwarded-proto'] = 'http';
    }
    // The types are those of Express, but the middleware works with plain node requests.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {});
    try {
      await proxy.web(request, response);
    } catch (error) {
      if (!isConnectionError(error)) console.error('proxy', error);
      // The CMS has answered, so its answer is sent even if the rest of the body could not be written. If the answer breaks off,
      // httpxy ends the response.
      if (answered.has(response)) return;
      await sendUnavailable(request, response, getSite());
    }
  };
}

async function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site | undefined,
): Promise<void> {
  // Discard the rest of an upload; otherwise it would block the next request of this connection.
  request.unpipe().resume();
  const isPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api');
  // If a form cannot be sent, the message tells the visitor our phone number.
  const message = [m.unavailable, request.method === 'POST' && (await contactDetails(site))]
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

/** The contact details in the current release, because the CMS is down. */
async function contactDetails(site: Site | undefined): Promise<string> {
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
