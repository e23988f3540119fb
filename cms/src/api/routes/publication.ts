import type { publicationRoutes } from '@fuar/shared/api/routes/publication';
import { PUBLICATION_MESSAGES as m } from '@fuar/shared/messages/admin/publication';
import { RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import type { Publication } from '@fuar/shared/schemas/publication';
import { type PublicationRow, readPublication, toPublication } from '../../publication/queue.ts';
import { raiseVersion } from '../../publication/version.ts';
import { readRelease } from '../../publication/webhook.ts';
import { actor, record } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

/** Limits the wait of staff if this machine cannot reach the site by its public address. A site usually answers much sooner. */
const SITE_MS = 1000;

export function createPublicationHandlers({ env, payload }: Deps): Handlers<typeof publicationRoutes> {
  const preview = env.PREVIEW_URL ? { preview: true as const } : {};
  const siteUrl = env.PUBLIC_SITE_URL ?? env.LINK_ORIGIN;

  /**
   * True after a rollback, by `npm run rollback` or at a static host, until the next publication. Only the site knows of a
   * rollback, because neither way informs the CMS.
   */
  const showsOlder = async ({ published }: PublicationRow): Promise<boolean> => {
    const online = siteUrl && (await readRelease(siteUrl, AbortSignal.timeout(SITE_MS)));
    return Boolean(online && online.version < published);
  };
  const current = async (): Promise<Publication> => {
    const row = await readPublication(payload);
    const publication = { ...toPublication(row, Date.now()), ...preview };
    if (publication.state !== 'live' || !(await showsOlder(row))) return publication;
    return { ...publication, state: 'failed', message: m.showsOlder };
  };
  return {
    get: current,
    request: async ({ staff }) => {
      await raiseVersion(payload);
      await record(payload, { ...actor(staff), kind: 'publish', what: RECORD_MESSAGES.publication });
      return current();
    },
  };
}
