import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { siteSettingsSchema } from '@fuar/shared/schemas/site-settings';
import { GATEWAY_HEADERS } from './gateway-headers.ts';
import type { Site } from './site.ts';

const contactSchema = siteSettingsSchema.pick({ phone: true, email: true });

export async function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site | undefined,
): Promise<void> {
  // Discard the rest of an upload; otherwise it would block the next request of this connection.
  request.unpipe().resume();
  const isPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api');
  // If a form cannot be sent, the message tells the visitor how else to reach us.
  const message = [m.unavailable, request.method === 'POST' && (await contactDetails(site))]
    .filter(Boolean)
    .join(' ');
  response.writeHead(503, {
    ...GATEWAY_HEADERS,
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

/** Reads the contact details from the current release, because the CMS cannot answer. */
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
