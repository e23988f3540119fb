import type { recordRoutes } from '@fuar/shared/api/routes/people';
import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import { listRecords } from '../../records/list-records.ts';
import { actor, record } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

export function createRecordHandlers({ payload }: Deps): Handlers<typeof recordRoutes> {
  return {
    list: ({ query }) => listRecords(payload, query),
    noteExport: async ({ body: { list, rows }, staff }) => {
      await record(payload, { ...actor(staff), kind: 'export', what: m.exports[list](rows) });
    },
  };
}
