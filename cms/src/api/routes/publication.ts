import type { publicationRoutes } from '@fuar/shared/api/routes/publication';
import { RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import { readPublication, toPublication } from '../../publication/queue.ts';
import { raiseVersion } from '../../publication/version.ts';
import { actor, record } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

export function createPublicationHandlers({ env, payload }: Deps): Handlers<typeof publicationRoutes> {
  const preview = env.PREVIEW_URL ? { preview: true as const } : {};
  const current = async () => ({ ...toPublication(await readPublication(payload), Date.now()), ...preview });
  return {
    get: current,
    request: async ({ staff }) => {
      await raiseVersion(payload);
      await record(payload, { ...actor(staff), kind: 'publish', what: RECORD_MESSAGES.publication });
      return current();
    },
  };
}
