import { OFFERED_STATUSES } from '@fuar/shared/content/counted-area';
import { REQUEST_STATUSES, type RequestStatus, type RequestSummary } from '@fuar/shared/schemas/inbox-work';
import type { Payload } from 'payload';
import { isMongoAdapter, rowsOf } from '../database/mongo.ts';
import { findRows } from '../database/rows.ts';
import { sqliteOf } from '../database/sqlite.ts';

type Group = { fair: number; status: string; count: number; area: number };

export async function summarise(payload: Payload, fairId: number | undefined): Promise<RequestSummary[]> {
  const groups = isMongoAdapter(payload.db) ? await mongoGroups(payload) : await sqliteGroups(payload);
  const ids = [...new Set(groups.map(({ fair }) => fair))].filter(
    (id) => fairId === undefined || id === fairId,
  );
  const docs = await findRows<{ id: number; title: string; hallArea?: number | null }>(payload, 'fairs', {
    where: { id: { in: ids } },
    sort: ['-startDate', '-id'],
    // Read only these fields, because fairs have long rich text.
    select: { title: true, hallArea: true },
  });
  const keyOf = (fair: number, status: string) => `${fair} ${status}`;
  const groupOf = new Map(groups.map((group) => [keyOf(group.fair, group.status), group]));
  return docs.map(({ id, title, hallArea }) => ({
    fairId: id,
    fairTitle: title,
    ...(hallArea ? { hallArea } : {}),
    byStatus: Object.fromEntries(
      REQUEST_STATUSES.map((status) => {
        const group = groupOf.get(keyOf(id, status));
        // Round, because a sum of floating-point numbers depends on their order.
        const area = Math.round((group?.area ?? 0) * 10_000) / 10_000;
        return [status, { count: group?.count ?? 0, area }];
      }),
    ) as Record<RequestStatus, { count: number; area: number }>,
  }));
}

async function sqliteGroups(payload: Payload): Promise<Group[]> {
  const offered = OFFERED_STATUSES.map((status) => `'${status}'`).join(', ');
  const { rows } = await sqliteOf(payload).execute(
    `SELECT fair_id, status, count(*),
       sum(CASE WHEN status IN (${offered}) THEN coalesce(offered_area, requested_area) ELSE requested_area END)
     FROM participant_submissions WHERE is_spam = 0 AND fair_id IS NOT NULL GROUP BY fair_id, status`,
  );
  return rows.map((row) => ({
    fair: Number(row[0]),
    status: String(row[1]),
    count: Number(row[2]),
    area: Number(row[3]),
  }));
}

async function mongoGroups(payload: Payload): Promise<Group[]> {
  const area = {
    $cond: [
      { $in: ['$status', [...OFFERED_STATUSES]] },
      { $ifNull: ['$offeredArea', '$requestedArea'] },
      '$requestedArea',
    ],
  };
  const groups = await rowsOf(payload, 'participant-submissions')
    .aggregate<{ _id: { fair: number; status: string }; count: number; area: number }>([
      { $match: { isSpam: false, fair: { $type: 'number' } } },
      { $group: { _id: { fair: '$fair', status: '$status' }, count: { $sum: 1 }, area: { $sum: area } } },
    ])
    .toArray();
  return groups.map(({ _id, count, area: sum }) => ({ ..._id, count, area: sum }));
}
