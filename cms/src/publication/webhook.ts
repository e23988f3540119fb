import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';
import { sign } from '@fuar/shared/http/signature';
import { PUBLICATION_MESSAGES as m } from '@fuar/shared/messages/admin/publication';
import { announcementSchema, type Release, releaseSchema } from '@fuar/shared/schemas/publication';
import { logWarning } from '../log/log.ts';

export type Outcome =
  | { published: number }
  /** `isRefused` is true if the connection was refused, so that the publisher retries soon. */
  | { failed: string; isRefused: boolean };

export type Webhook = {
  url: string;
  secret?: string | undefined;
  /** The origin of `/release.json`. The publisher polls this file if the webhook's answer does not name the live version. */
  siteUrl?: string | undefined;
  pollMs?: number;
  timeoutMs?: number;
};

export async function announce(webhook: Webhook, version: number, stop: AbortSignal): Promise<Outcome> {
  const timeout = AbortSignal.timeout(webhook.timeoutMs ?? 15 * 60_000);
  const signal = AbortSignal.any([stop, timeout]);
  try {
    const response = await post(webhook, version, signal);
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return { failed: messageOf(body) ?? m.answered(response.status), isRefused: false };
    const answer = announcementSchema.safeParse(body);
    if (!answer.success) return await waitForRelease(webhook, version, signal);
    if (answer.data.version >= version) return { published: answer.data.version };
    return { failed: m.tookTooLong, isRefused: false };
  } catch (error) {
    stop.throwIfAborted();
    if (timeout.aborted) return { failed: m.tookTooLong, isRefused: false };
    const { cause, message } = error as Error;
    const code = errorCode(cause);
    const isRefused = code === 'ECONNREFUSED';
    if (!isRefused) logWarning('webhook-unreachable', { code: code ?? message });
    return { failed: m.unreachable, isRefused };
  }
}

async function post({ url, secret }: Webhook, version: number, signal: AbortSignal): Promise<Response> {
  const body = JSON.stringify({ version });
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (secret) headers['x-signature'] = await sign(body, secret);
  return fetch(url, { method: 'POST', headers, body, signal });
}

function messageOf(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' && message ? message.slice(0, 500) : undefined;
}

/** Polls the site until the release is live, because a build hook answers before the build has ended. */
async function waitForRelease(webhook: Webhook, version: number, signal: AbortSignal): Promise<Outcome> {
  const { siteUrl, pollMs = 3000 } = webhook;
  // Without the site's URL we cannot check the release, so count the accepted request as published.
  if (!siteUrl) return { published: version };
  for (;;) {
    const live = await readRelease(siteUrl, signal);
    if (live && live.version >= version) return { published: live.version };
    await sleep(pollMs, undefined, { signal });
  }
}

/** The release that the site shows. Undefined if the site does not answer, or if its answer names no release. */
export async function readRelease(siteUrl: string, signal: AbortSignal): Promise<Release | undefined> {
  try {
    const response = await fetch(`${siteUrl}/release.json`, { signal, cache: 'no-store' });
    return releaseSchema.parse(await response.json());
  } catch {
    return undefined;
  }
}
