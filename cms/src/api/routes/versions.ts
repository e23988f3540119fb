import type { versionRoutes } from '@fuar/shared/api/routes/editing';
import { restoreVersion, toDraft } from '../../editing/drafts.ts';
import { findVersion, listDeleted, listVersions, toVersion } from '../../editing/list-versions.ts';
import { recordDraft } from '../../records/record-drafts.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

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
