import type { personalDataRoutes } from '@fuar/shared/api/routes/personal-data';
import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import { logInfo } from '../../log/log.ts';
import { erasePersonalData, exportPersonalData } from '../../personal-data/personal-data.ts';
import { actor, record } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

export function createPersonalDataHandlers({ payload }: Deps): Handlers<typeof personalDataRoutes> {
  return {
    export: async ({ body: { email }, staff }) => {
      const data = await exportPersonalData(payload, email);
      const { contactMessages, participantSubmissions, waitingMails } = data;
      logInfo('personal-data', {
        staff: staff.id,
        action: 'export',
        contactMessages: contactMessages.length,
        participantSubmissions: participantSubmissions.length,
        waitingMails: waitingMails.length,
      });
      const what = m.found(contactMessages.length, participantSubmissions.length);
      await record(payload, { ...actor(staff), kind: 'personalData', what });
      return data;
    },
    erase: async ({ body: { email }, staff }) => {
      const erased = await erasePersonalData(payload, email);
      logInfo('personal-data', { staff: staff.id, action: 'erase', ...erased });
      const what = m.erased(erased.contactMessages, erased.participantSubmissions);
      await record(payload, { ...actor(staff), kind: 'erase', what });
      return erased;
    },
  };
}
