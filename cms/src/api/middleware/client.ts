import { clientAddress, parseForwardedHeader } from '@fuar/shared/http/client-address';
import type { Context } from 'hono';
import type { RelyingParty } from '../../people/passkeys.ts';
import type { Env } from '../../start/env.ts';

export function addressOf(context: Context, env: Env): string {
  const incoming = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)
    ?.incoming;
  return clientAddress(
    context.req.raw.headers.get('x-forwarded-for'),
    incoming?.socket?.remoteAddress,
    env.TRUST_PROXY,
  );
}

export function requestHost(headers: Headers, env: Env): string | undefined {
  const own = env.TRUST_PROXY > 0 ? parseForwardedHeader(headers.get('x-forwarded-host')).at(-1) : undefined;
  return own ?? headers.get('host') ?? undefined;
}

/** An https URL in PUBLIC_SITE_URL takes precedence over the header of a proxy. */
export function isHttps(headers: Headers, env: Env): boolean {
  if (env.PUBLIC_SITE_URL?.startsWith('https:')) return true;
  return env.TRUST_PROXY > 0 && parseForwardedHeader(headers.get('x-forwarded-proto')).at(-1) === 'https';
}

export function relyingParty(headers: Headers, env: Env): RelyingParty {
  const known = env.ADMIN_ORIGIN ?? env.PUBLIC_SITE_URL;
  if (known) return { id: new URL(known).hostname, origins: [known] };
  // Without ADMIN_ORIGIN and PUBLIC_SITE_URL, use the host of the request, as the check of the Origin header does.
  const host = requestHost(headers, env) ?? 'localhost';
  const origins = [`http://${host}`, `https://${host}`];
  return { id: URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : 'localhost', origins };
}

/** The origin of the back-office: `https://fuar.example`. Without ADMIN_ORIGIN and PUBLIC_SITE_URL, the origin of the request. */
export function originOf({ req }: Context, env: Env): string {
  const { headers } = req.raw;
  const scheme = isHttps(headers, env) ? 'https' : 'http';
  return env.ADMIN_ORIGIN ?? env.PUBLIC_SITE_URL ?? `${scheme}://${requestHost(headers, env) ?? 'localhost'}`;
}
