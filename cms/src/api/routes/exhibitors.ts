import { readFile } from 'node:fs/promises';
import { ApiError } from '@fuar/shared/api/api-error';
import type { adminExhibitorRoutes, exhibitorRoutes } from '@fuar/shared/api/routes/exhibitors';
import { byName } from '@fuar/shared/content/exhibitor-order';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { importExhibitors } from '../../exhibitors/import-exhibitors.ts';
import { decodeCsv } from '../../exhibitors/read-csv.ts';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import { createFairHelpers } from '../fair-helpers.ts';
import type { Handlers } from '../handler.ts';
import { toAdminExhibitor, toExhibitor } from '../mappers/content-rows.ts';
import type { ReceivedFile } from '../receive-form.ts';
import { createStaffContent } from '../staff-content.ts';
import { toStoredValues } from '../stored-values.ts';

const collection = 'exhibitors';

export function createExhibitorHandlers(content: Content): Handlers<typeof exhibitorRoutes> {
  return {
    list: async ({ params: { id } }) =>
      (await content.exhibitorsOf(id)).flatMap((row) => toExhibitor(row) ?? []).sort(byName),
  };
}

export function createAdminExhibitorHandlers(deps: Deps): Handlers<typeof adminExhibitorRoutes> {
  const { payload } = deps;
  const fairHelpers = createFairHelpers(deps);
  const exhibitors = createStaffContent(deps, collection, toAdminExhibitor);

  return {
    list: async ({ params: { id }, staff }) => {
      await fairHelpers.find(id, staff);
      return (await exhibitors.list(staff, ['id'], { fair: { equals: id } })).sort(byName);
    },
    create: async ({ params: { id }, form, files, staff }) => {
      await fairHelpers.find(id, staff);
      const data = { ...toStoredValues(form), fair: id };
      return exhibitors.create(staff, files, data, (save) =>
        fairHelpers.addUnderLock(id, staff, () => save()),
      );
    },
    import: async ({ params: { id }, query: { dryRun }, files, staff: user }) => {
      await fairHelpers.find(id, user);
      const text = await readText(files);
      return fairHelpers.addUnderLock(id, user, (fair) =>
        importExhibitors(payload, { fair, text, isDryRun: dryRun === '1', user }),
      );
    },
    update: ({ params: { id }, form: { imageUrl, ...texts }, files, ifMatch, staff }) => {
      const withoutLogo = imageUrl === '' ? { image: null } : {};
      const data = { ...toStoredValues(texts), ...withoutLogo };
      return exhibitors.update(staff, id, files, data, ifMatch, (save) =>
        fairHelpers.changing(collection, id, save),
      );
    },
    delete: ({ params: { id }, ifMatch, staff }) => exhibitors.delete(staff, id, ifMatch),
  };
}

async function readText([file]: ReceivedFile[]): Promise<string> {
  const text = file && decodeCsv(await readFile(file.path));
  if (text !== undefined) return text;
  const message = em.notACsv(file?.name ?? '');
  throw new ApiError(415, message, { errors: { csvFile: message } });
}
