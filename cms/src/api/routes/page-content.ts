import type { adminPageContentRoutes, pageContentRoutes } from '@fuar/shared/api/routes/page-content';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import { idParamSchema } from '@fuar/shared/schemas/fields';
import { pageContentSchema } from '@fuar/shared/schemas/page-content';
import type { TypedUser } from 'payload';
import { readPublication } from '../../publication/queue.ts';
import { lockOfRow } from '../../waiting/with-lock.ts';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import { invalidField, notFound } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { toAdminPageContent, toPageContent } from '../mappers/content-rows.ts';
import { refuseOtherVersion } from '../row-version.ts';
import { toStoredContent } from '../stored-values.ts';

const collection = 'page-contents';

export function createPageContentHandlers(content: Content): Handlers<typeof pageContentRoutes> {
  return { get: async ({ params }) => toPageContent(await content.pageContent(params.pageKey)) };
}

export function createAdminPageContentHandlers(deps: Deps): Handlers<typeof adminPageContentRoutes> {
  const { payload, withLock, toLexical } = deps;
  const as = (user: TypedUser) => ({ collection, depth: 0, user, overrideAccess: false }) as const;
  const published = async () => (await readPublication(payload)).published;

  /** Finds a page by its key. Also accepts the page's id, because the specification calls this segment of the path an id. */
  async function find(address: string, user: TypedUser) {
    const id = idParamSchema.safeParse(address);
    const where = id.success ? { id: { equals: id.data } } : { pageKey: { equals: address } };
    const { docs } = await payload.find({ ...as(user), where, limit: 1 });
    if (!docs[0]) throw notFound();
    return docs[0];
  }

  return {
    list: async ({ staff }) => {
      const { docs } = await payload.find({ ...as(staff), sort: 'id', pagination: false });
      const version = await published();
      return docs.map((page) => toAdminPageContent(page, version));
    },
    update: async ({ params, body: { pageKey, ...fields }, ifMatch, staff }) => {
      const page = await find(params.pageKey, staff);
      if (pageKey !== undefined && pageKey !== page.pageKey) {
        throw invalidField('pageKey', m.otherPage);
      }
      const data = toStoredContent(pageContentSchema, fields, toLexical);
      const saved = await withLock(lockOfRow(collection, page.id), async () => {
        if (ifMatch) refuseOtherVersion(ifMatch, await find(params.pageKey, staff));
        return payload.update({ ...as(staff), id: page.id, data });
      });
      return toAdminPageContent(saved, await published());
    },
  };
}
