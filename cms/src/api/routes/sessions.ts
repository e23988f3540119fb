import type { sessionRoutes } from '@fuar/shared/api/routes/people';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import {
  endSessions,
  listSessions,
  liveSessions,
  lockOfSessions,
  refuseEnded,
} from '../../people/sessions.ts';
import { findStaffById } from '../../people/staff-row.ts';
import { recordAccount } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { sessionIdOf } from '../middleware/session.ts';

export function createSessionHandlers({ payload, withLock }: Deps): Handlers<typeof sessionRoutes> {
  return {
    list: async ({ staff }) => {
      const row = await findStaffById(payload, staff.id);
      return row ? listSessions(payload, row, sessionIdOf(staff)) : [];
    },
    end: async ({ params: { id }, staff }) => {
      await withLock(lockOfSessions(staff.email), async () => {
        const row = await findStaffById(payload, staff.id);
        refuseEnded(row, sessionIdOf(staff));
        if (!liveSessions(row).some((session) => session.id === id)) throw notFound();
        await endSessions(payload, staff.id, (sid) => sid !== id);
        await recordAccount(payload, staff, rm.accounts.sessionEnded);
      });
    },
    endOthers: async ({ staff }) => {
      const own = sessionIdOf(staff);
      await withLock(lockOfSessions(staff.email), async () => {
        refuseEnded(await findStaffById(payload, staff.id), own);
        await endSessions(payload, staff.id, (sid) => sid === own);
        await recordAccount(payload, staff, rm.accounts.sessionsEnded);
      });
    },
  };
}
