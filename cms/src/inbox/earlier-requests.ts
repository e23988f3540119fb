import { countedArea } from '@fuar/shared/content/counted-area';
import { toIstanbul } from '@fuar/shared/dates/iso-day';
import type { EarlierRequest, RequestStatus } from '@fuar/shared/schemas/inbox-work';
import type { Payload, Where } from 'payload';
import { findRows } from '../database/rows.ts';
import type { ParticipantSubmission } from '../payload-types.ts';
import { companyKeys } from './company-keys.ts';

const collection = 'participant-submissions';
const MAX_REQUESTS = 20;

export async function readEarlier(payload: Payload, row: ParticipantSubmission): Promise<EarlierRequest[]> {
  const { companyKey, domainKey, phoneKey, contactPhoneKey } = companyKeys(row);
  const phones = [phoneKey, contactPhoneKey].filter(Boolean);
  const same: Where[] = [
    ...(companyKey ? [{ companyKey: { equals: companyKey } }] : []),
    ...(domainKey ? [{ domainKey: { equals: domainKey } }] : []),
    ...(phones.length > 0 ? [{ phoneKey: { in: phones } }, { contactPhoneKey: { in: phones } }] : []),
  ];
  if (same.length === 0) return [];
  const docs = await findRows<ParticipantSubmission>(payload, collection, {
    where: { and: [{ or: same }, { id: { less_than: row.id } }, { isSpam: { equals: false } }] },
    sort: '-id',
    limit: MAX_REQUESTS,
  });
  return docs.map(({ id, number, createdAt, companyName, fairTitle, status, ...areas }) => ({
    id,
    number: number ?? '',
    year: Number(toIstanbul(new Date(createdAt).toISOString()).day.slice(0, 4)),
    companyName,
    fairTitle,
    area: countedArea({ status: status as RequestStatus, ...areas }),
    status: status as RequestStatus,
  }));
}
