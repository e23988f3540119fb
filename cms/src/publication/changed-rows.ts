import { LONG_LISTS, type LongList } from '@fuar/shared/content/kinds';
import { keysOf, recordOf } from '@fuar/shared/content/record';
import type { Payload, Where } from 'payload';
import type { StoredRow } from '../collections/stored-row.ts';

/** Approximate number of rows in one response. */
const PAGE = 200;

type Stamped = { changedIn?: number | null };

type ChangedRows = {
  rows: { [L in LongList]: StoredRow<L>[] };
  /** Present if more rows follow, all of which changed after this version. */
  until?: number;
};

/** The rows changed after version `since`, earliest change first. The rows of one change are never split between responses. */
export async function readChangedRows(payload: Payload, since: number): Promise<ChangedRows> {
  let until = Number.POSITIVE_INFINITY;
  const pages = recordOf(keysOf(LONG_LISTS), (): Stamped[] => []);
  for (const list of keysOf(LONG_LISTS)) {
    const { rows, end } = await readPage(payload, list, since, until);
    until = end;
    pages[list] = rows;
  }
  const isInTime = ({ changedIn }: Stamped) => (changedIn ?? 0) <= until;
  const rows = recordOf(keysOf(LONG_LISTS), (list) => pages[list].filter(isInTime)) as ChangedRows['rows'];
  return until === Number.POSITIVE_INFINITY ? { rows } : { rows, until };
}

async function readPage(payload: Payload, list: LongList, since: number, until: number) {
  const before: Where = until === Number.POSITIVE_INFINITY ? {} : { changedIn: { less_than_equal: until } };
  const rows = await find(payload, list, { and: [{ changedIn: { greater_than: since } }, before] }, PAGE + 1);
  if (rows.length <= PAGE) return { rows, end: until };
  const cut = rows.at(-1)?.changedIn ?? 0;
  const whole = rows.filter((row) => (row.changedIn ?? 0) < cut);
  if (whole.length > 0) return { rows: whole, end: whole.at(-1)?.changedIn ?? 0 };
  return { rows: await find(payload, list, { changedIn: { equals: cut } }), end: cut };
}

async function find(payload: Payload, list: LongList, where: Where, limit?: number): Promise<Stamped[]> {
  const { docs } = await payload.find({
    collection: LONG_LISTS[list].collection,
    where,
    sort: 'changedIn',
    depth: 1,
    pagination: false,
    ...(limit ? { limit } : {}),
    // Fetch only the id of the fair that a picture belongs to, because fairs have long rich text.
    populate: { fairs: {} },
  });
  return docs;
}
