import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../start/env.ts';
import { requestHost } from './client.ts';

/**
 * True if a page of another site made a state-changing request. Clients other than browsers pass, because they send neither
 * Origin nor Sec-Fetch-Site.
 */
export function isCrossSiteChange(method: string, headers: Headers, env: Env): boolean {
  if (/^(?:GET|HEAD|OPTIONS)$/.test(method)) return false;
  const origin = headers.get('origin');
  if (origin === null) {
    const site = headers.get('sec-fetch-site');
    return site !== null && site !== 'same-origin' && site !== 'none';
  }
  if (origin === env.ADMIN_ORIGIN) return false;
  if (env.PUBLIC_SITE_URL) return origin !== env.PUBLIC_SITE_URL;
  return !URL.canParse(origin) || new URL(origin).host !== requestHost(headers, env);
}

/**
 * With COOKIE_SAMESITE=none, a browser sends the cookie of staff even with a picture or a frame on a page of another site. Such
 * a request would prolong the session, and the record of actions would show that the user viewed personal data. A click on a
 * link passes: the browser would send the cookie with SameSite=Lax too, and the user sees the page that opens.
 */
export function isCrossSiteRead(headers: Headers, { ADMIN_ORIGIN, COOKIE_SAMESITE }: Env): boolean {
  if (COOKIE_SAMESITE !== 'none' || headers.get('sec-fetch-site') !== 'cross-site') return false;
  return headers.get('origin') !== ADMIN_ORIGIN && headers.get('sec-fetch-dest') !== 'document';
}

export function refuseForeignOrigins(env: Env): MiddlewareHandler {
  return async ({ req }, next) => {
    if (isCrossSiteChange(req.method, req.raw.headers, env)) throw new ApiError(403, m.foreignOrigin);
    await next();
  };
}
