import { readFile } from 'node:fs/promises';
import { ApiError } from '@fuar/shared/api/api-error';
import type { adminFairRoutes, fairRoutes } from '@fuar/shared/api/routes/fairs';
import { DOCUMENT_LIMITS } from '@fuar/shared/content/fair-facts';
import { FAIR_STATUS_NAMES, FAIR_STATUSES } from '@fuar/shared/content/fair-statuses';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import { type FairChanges, fairSchema } from '@fuar/shared/schemas/fair';
import { countRows, findFirst } from '../../database/rows.ts';
import { documentName, lockOfDocument } from '../../media/document-files.ts';
import { markNewFiles } from '../../media/removable-files.ts';
import type { Fair } from '../../payload-types.ts';
import { storageOf } from '../../storage/create-storage.ts';
import { lockOfRow } from '../../waiting/with-lock.ts';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { createFairHelpers } from '../fair-helpers.ts';
import type { Handlers } from '../handler.ts';
import { toAdminFair, toDocument, toFair, toFairCard } from '../mappers/content-rows.ts';
import { createStaffContent } from '../staff-content.ts';
import { toStoredContent } from '../stored-values.ts';
import { withDocuments } from '../with-documents.ts';

const UPCOMING_COUNT = 4;
const collection = 'fair-documents';

export function createFairHandlers(content: Content): Handlers<typeof fairRoutes> {
  const toAnswer = async (fairs: Fair[], fields: 'card' | undefined) =>
    fields === 'card' ? fairs.map(toFairCard) : (await content.withDocuments(fairs)).map(toFair);
  return {
    list: async ({ query: { status, fields, page, limit } }) => {
      const wanted = FAIR_STATUS_NAMES.find((name) => FAIR_STATUSES[name].filter === status);
      return toAnswer(await content.fairs(wanted, { page, limit }), fields);
    },
    upcoming: async ({ query: { limit = UPCOMING_COUNT, fields } }) =>
      toAnswer(await content.upcomingFairs(limit, todayInIstanbul(new Date())), fields),
    get: async ({ params }) => {
      const [fair] = await content.withDocuments([await content.fair(params.id)]);
      if (!fair) throw notFound();
      return toFair(fair);
    },
  };
}

export function createAdminFairHandlers(deps: Deps): Handlers<typeof adminFairRoutes> {
  const { payload, withLock } = deps;
  const fairHelpers = createFairHelpers(deps);
  const fairs = createStaffContent(deps, 'fairs', toAdminFair, (rows) => withDocuments(payload, rows));
  const toStored = (input: FairChanges) => toStoredContent(fairSchema, input, deps.toLexical);

  async function refuseFull(fair: number): Promise<void> {
    if ((await countRows(payload, collection, { fair: { equals: fair } })) < DOCUMENT_LIMITS.perFair) return;
    const message = m.tooManyDocuments(DOCUMENT_LIMITS.perFair);
    throw new ApiError(400, message, { errors: { documentFile: message } });
  }

  return {
    list: ({ staff }) => fairs.list(staff, ['-id']),
    create: ({ form, files, staff }) => fairs.create(staff, files, { status: 'Upcoming', ...toStored(form) }),
    update: ({ params: { id }, form, files, ifMatch, staff }) =>
      fairs.update(staff, id, files, toStored(form), ifMatch),
    delete: ({ params: { id }, ifMatch, staff }) => fairs.delete(staff, id, ifMatch),
    addDocument: async ({ params: { id: fair }, form: { title }, files, staff }) => {
      await fairHelpers.find(fair, staff);
      const bytes = await readFile(files[0]?.path ?? '');
      const filename = documentName(title, bytes);
      const data = { fair, title, filename, bytes: bytes.length };
      // Under the lock of the fair nobody else can add a document, so the fair cannot exceed the limit after this check.
      return fairHelpers.addUnderLock(fair, staff, async () => {
        await refuseFull(fair);
        return withLock(lockOfDocument(filename), async () => {
          // Write the file before its row, so that a row never names a missing file. If the row cannot be written, the sweep
          // removes the file.
          await markNewFiles(payload, [filename]);
          await storageOf(payload).put(filename, bytes);
          return toDocument(await payload.create({ collection, data, depth: 0, user: staff }));
        });
      });
    },
    deleteDocument: ({ params: { id: fair, documentId: id }, staff: user }) =>
      withLock(lockOfRow(collection, id), async () => {
        const where = { and: [{ id: { equals: id } }, { fair: { equals: fair } }] };
        const document = await findFirst(payload, collection, where);
        if (!document) throw notFound();
        await payload.delete({ collection, id, user, overrideAccess: false });
      }),
  };
}
