import type { draftRoutes, versionRoutes } from '@fuar/shared/api/routes/editing';
import {
  changeDraft,
  createDraft,
  findDraft,
  listDrafts,
  removeDraft,
  restoreVersion,
  toDraft,
} from '../../editing/drafts.ts';
import { findVersion, listDeleted, listVersions, toVersion } from '../../editing/list-versions.ts';
import { publishDraft } from '../../editing/publish-draft.ts';
import { recordDraft, recordTime } from '../../records/record-drafts.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

export function createDraftHandlers(deps: Deps): Handlers<typeof draftRoutes> {
  const { payload } = deps;
  return {
    list: async ({ query: { kind, id } }) => {
      const and = [
        ...(kind ? [{ kind: { equals: kind } }] : []),
        ...(id === undefined ? [] : [{ rowId: { equals: String(id) } }]),
      ];
      return (await listDrafts(payload, { and })).map(toDraft);
    },
    create: async ({ body, staff }) => {
      const draft = await createDraft(deps, body, staff.email);
      if (body.publishAt) await recordTime(payload, draft, staff);
      return toDraft(draft);
    },
    get: async ({ params: { id } }) => toDraft(await findDraft(payload, id)),
    update: async ({ params: { id }, body: changes, ifMatch, staff }) => {
      const draft = await changeDraft(deps, id, { changes, ifMatch, by: staff.email });
      if (changes.publishAt !== undefined) await recordTime(payload, draft, staff);
      return toDraft(draft);
    },
    delete: async ({ params: { id }, ifMatch, staff }) => {
      await recordDraft(payload, await removeDraft(deps, id, ifMatch), 'delete', staff);
    },
    publish: ({ params: { id }, body: { overwrite }, staff: user }) =>
      publishDraft(deps, id, { user, overwrite }),
  };
}

export function createVersionHandlers(deps: Deps): Handlers<typeof versionRoutes> {
  const { payload } = deps;
  return {
    list: async ({ query: { kind, id } }) => (await listVersions(payload, kind, String(id))).map(toVersion),
    get: async ({ params: { id } }) => toVersion(await findVersion(payload, id)),
    restore: async ({ params: { id }, staff }) => {
      const draft = await restoreVersion(deps, await findVersion(payload, id), staff.email);
      await recordDraft(payload, draft, 'restore', staff);
      return toDraft(draft);
    },
    deleted: async () => (await listDeleted(payload)).map(toVersion),
  };
}
