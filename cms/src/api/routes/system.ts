import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import type { documentRoutes, systemRoutes } from '@fuar/shared/api/routes/system';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { databaseUnavailable } from '../../database/unavailable.ts';
import { readPublication } from '../../publication/queue.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { createOpenApi } from '../openapi.ts';

const TIMEOUT_MS = 3000;

export function createSystemHandlers({ payload, env, metrics }: Deps): Handlers<typeof systemRoutes> {
  return {
    health: async () => {
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, TIMEOUT_MS, new Error('The database does not answer')).unref();
      });
      await Promise.race([readPublication(payload), late]).catch((cause: unknown) => {
        throw databaseUnavailable(cause);
      });
      return { status: 'ok' };
    },
    metrics: async ({ context }) => {
      if (!metrics || !env.METRICS_TOKEN) throw new ApiError(404, m.noSuchRoute);
      const token = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
      if (!isSame(token, env.METRICS_TOKEN)) throw new ApiError(401, m.unauthorized);
      return metrics.read();
    },
  };
}

export function createDocumentHandlers(): Handlers<typeof documentRoutes> {
  let document: ReturnType<typeof createOpenApi> | undefined;
  return {
    openapi: async () => {
      document ??= createOpenApi();
      return document;
    },
  };
}

/** Compares hashes, so that the response time reveals neither the length nor a prefix of the token. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
