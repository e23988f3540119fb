import { ApiError } from '@fuar/shared/api/api-error';
import type { systemRoutes } from '@fuar/shared/api/routes/system';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { readPublication } from '../../publication/queue.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { createOpenApi } from '../openapi.ts';

const PATIENCE_MS = 3000;

export function createSystemHandlers({ payload }: Deps): Handlers<typeof systemRoutes> {
  return {
    health: async () => {
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, PATIENCE_MS, new Error('The database does not answer')).unref();
      });
      await Promise.race([readPublication(payload), late]).catch((cause: unknown) => {
        throw new ApiError(503, m.unavailable, { cause });
      });
      return { status: 'ok' };
    },
    openapi: async () => createOpenApi(),
  };
}
