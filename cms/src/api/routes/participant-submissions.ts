import type {
  adminParticipantSubmissionRoutes,
  participantSubmissionRoutes,
} from '@fuar/shared/api/routes/participant-submissions';
import { isCancelled } from '@fuar/shared/content/fair-facts';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import type { Payload, Where } from 'payload';
import { findFirst } from '../../database/rows.ts';
import { readEarlier } from '../../inbox/earlier-requests.ts';
import { nextNumber } from '../../inbox/numbers.ts';
import { summarise } from '../../inbox/summary.ts';
import { withoutDottedCapitals } from '../../mail/address-key.ts';
import { toRequestMails } from '../../mail/compose.ts';
import type { Fair } from '../../payload-types.ts';
import { lockOfRow } from '../../waiting/with-lock.ts';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import { createConsentTextStore } from '../forms/consent.ts';
import { createFormReceiver } from '../forms/receive-post.ts';
import type { Handlers } from '../handler.ts';
import { toStaffRequest } from '../mappers/inbox-rows.ts';
import { createStaffInbox } from '../staff-inbox.ts';
import { toStoredValues } from '../stored-values.ts';

const collection = 'participant-submissions';

/** The caller must hold the fair's lock until the request is stored, so that nobody deletes the fair meanwhile. */
async function findFair(payload: Payload, id: number, where: Where = {}): Promise<Fair> {
  const fair = await findFirst<Fair>(payload, 'fairs', { and: [{ id: { equals: id } }, where] });
  if (!fair) throw invalidField('fairId', m.fairRequired);
  if (isCancelled(fair)) throw invalidField('fairId', m.fairCancelled);
  return fair;
}

export function createParticipantSubmissionHandlers(
  deps: Deps,
): Handlers<typeof participantSubmissionRoutes> {
  const { payload, withLock } = deps;
  const receive = createFormReceiver(deps, collection, toRequestMails);
  const storeConsentText = createConsentTextStore(payload);

  return {
    send: ({ body, context }) => {
      const { _h, _ms, fairId, ...given } = body;
      const values = toStoredValues({ ...given, contactEmail: withoutDottedCapitals(given.contactEmail) });
      const toRow = async () => {
        const { id, title } = await findFair(payload, fairId, { status: { equals: 'Upcoming' } });
        const consent = { consentAt: new Date().toISOString(), consentVersion: await storeConsentText() };
        const number = await nextNumber(payload, withLock);
        const work = { number, source: 'form', status: 'new' };
        return { ...values, ...consent, ...work, fair: id, fairTitle: title };
      };
      return receive({ context, traps: { _h, _ms }, toRow, lock: lockOfRow('fairs', fairId) });
    },
  };
}

export function createAdminParticipantSubmissionHandlers(
  deps: Deps,
): Handlers<typeof adminParticipantSubmissionRoutes> {
  const { payload, withLock } = deps;
  const inbox = createStaffInbox(deps, collection, {
    toAnswer: toStaffRequest,
    addressOf: ({ contactEmail }) => contactEmail,
    readMore: async (row) => ({ earlier: await readEarlier(payload, row) }),
  });
  return {
    ...inbox,
    create: async ({ body, staff }) => {
      const { fairId, source, ...given } = body;
      const values = toStoredValues({ ...given, contactEmail: withoutDottedCapitals(given.contactEmail) });
      const consent = { kvkkConsent: false, consentAt: new Date().toISOString(), consentVersion: '-' };
      return withLock(lockOfRow('fairs', fairId), async () => {
        const fair = await findFair(payload, fairId);
        const number = await nextNumber(payload, withLock);
        const work = { number, source, status: 'new', isRead: true, isSpam: false };
        const data = { ...values, ...consent, ...work, fair: fair.id, fairTitle: fair.title };
        const row = await payload.create({ collection, data, depth: 0, user: staff });
        return toStaffRequest(row, new Map());
      });
    },
    summary: ({ query: { fairId } }) => summarise(payload, fairId),
  };
}
