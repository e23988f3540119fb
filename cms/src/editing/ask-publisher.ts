import { ApiError } from '@fuar/shared/api/api-error';
import { sign } from '@fuar/shared/http/signature';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { type Preview, previewSchema } from '@fuar/shared/schemas/editing';
import {
  type ReadPreview,
  type RenderedPreview,
  renderedPreviewSchema,
  type StartPreview,
} from '@fuar/shared/schemas/preview-calls';
import { z } from 'zod';
import type { Env } from '../start/env.ts';

type PublisherEnv = Pick<Env, 'PREVIEW_URL' | 'REBUILD_WEBHOOK_SECRET'>;

/** Long, because a renderer that has just started first reads all content. */
const TIMEOUT_MS = 30_000;
const RETRY_SECONDS = 2;
/** Long, because the operator must change a setting first. */
const NO_PREVIEW_RETRY_SECONDS = 600;

const unavailable = (cause?: unknown) =>
  new ApiError(503, m.unavailable, { cause, retryAfter: RETRY_SECONDS });

export async function startPreview(env: Env, call: StartPreview): Promise<Preview> {
  const preview = await ask(env, '', call, previewSchema);
  if (preview) return preview;
  throw unavailable();
}

/** Undefined for a token that is unknown, has expired or belongs to another person. */
export function readPreview(env: Env, call: ReadPreview): Promise<RenderedPreview | undefined> {
  return ask(env, '/page', call, renderedPreviewSchema);
}

/** One call a minute is enough, because the renderer runs for fifteen minutes after a call. */
const WARM_EVERY_MS = 60_000;

/**
 * Returns a function that tells the publisher that staff are at work. A stopped renderer then starts before the first
 * save. Calls within a minute count as one.
 */
export function createWarmUp(env: PublisherEnv, now = Date.now): () => void {
  let warmUntil = 0;
  return () => {
    if (!env.PREVIEW_URL || now() < warmUntil) return;
    warmUntil = now() + WARM_EVERY_MS;
    // Ignore a failure, because the publication after a save reports it.
    ask(env, '/warm', {}, z.object({})).catch(() => undefined);
  };
}

/** Calls the publisher. Undefined for a 404. Throws a 503 after any other failure, or if no publisher is set. */
async function ask<S extends z.ZodType>(
  { PREVIEW_URL: url, REBUILD_WEBHOOK_SECRET: secret = '' }: PublisherEnv,
  path: string,
  call: object,
  schema: S,
): Promise<z.output<S> | undefined> {
  if (!url) throw new ApiError(503, m.noPreview, { retryAfter: NO_PREVIEW_RETRY_SECONDS });
  const body = JSON.stringify(call);
  try {
    const response = await fetch(url.replace(/\/$/, '') + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': await sign(body, secret) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The publisher answered ${response.status}`);
    return schema.parse(await response.json());
  } catch (cause) {
    throw unavailable(cause);
  }
}
