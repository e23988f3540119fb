import { ApiError } from '@fuar/shared/api/api-error';
import type {
  adminParticipantSubmissionRoutes,
  participantSubmissionRoutes,
} from '@fuar/shared/api/routes/participant-submissions';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import { toRequestMails } from '../../mail/compose.ts';
import type { Fair } from '../../payload-types.ts';
import type { Deps } from '../deps.ts';
import { createConsentKeeper } from '../forms/consent.ts';
import { createFormReceiver } from '../forms/receive-post.ts';
import type { Handlers } from '../handler.ts';
import { toParticipantSubmission } from '../mappers/participant-submission.ts';
import { createStaffInbox } from '../staff-inbox.ts';
import { toStoredValues } from '../stored-values.ts';

const collection = 'participant-submissions';

export function createParticipantSubmissionHandlers(
  deps: Deps,
): Handlers<typeof participantSubmissionRoutes> {
  const { payload } = deps;
  const receive = createFormReceiver(deps, collection, toRequestMails);
  const keepConsent = createConsentKeeper(payload);

  async function findUpcomingFair(id: number): Promise<Fair> {
    const fair = await payload.db.findOne<Fair>({
      collection: 'fairs',
      where: { and: [{ id: { equals: id } }, { status: { equals: 'Upcoming' } }] },
    });
    if (!fair) throw new ApiError(400, em.invalidInput, { errors: { fairId: m.fairRequired } });
    return fair;
  }

  return {
    send: ({ body, context }) => {
      const { _h, _ms, fairId, address, phone, website, contactTitle, notes, ...required } = body;
      const optional = toStoredValues({ address, phone, website, contactTitle, notes });
      const toRow = async () => {
        const { id, title } = await findUpcomingFair(fairId);
        const consent = { consentAt: new Date().toISOString(), consentVersion: await keepConsent() };
        return { ...required, ...optional, ...consent, fair: id, fairTitle: title };
      };
      return receive({ context, traps: { _h, _ms }, toRow });
    },
  };
}

export function createAdminParticipantSubmissionHandlers(
  deps: Deps,
): Handlers<typeof adminParticipantSubmissionRoutes> {
  const inbox = createStaffInbox(deps, collection, toParticipantSubmission);
  return {
    list: ({ staff }) => inbox.list(staff),
    markAsRead: ({ params: { id }, staff }) => inbox.markAsRead(staff, id),
    delete: ({ params: { id }, staff }) => inbox.delete(staff, id),
  };
}
