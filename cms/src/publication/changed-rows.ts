import type { Payload, Where } from 'payload';
import type { Config } from '../payload-types.ts';

/** Rows of one answer, about as many. */
const PAGE = 200;

const SLUGS = ['fairs', 'press-items', 'gallery-images'] as const;
type Slug = (typeof SLUGS)[number];

export type ChangedRows = { [S in Slug]: Config['collections'][S][] } & {
  /** There are more, all of them changed later than this. */
  until?: number;
};

/** Rows whose last change came after `since`, those that changed first; never only some of the rows of one change. */
export async function readChangedRows(payload: Payload, since: number): Promise<ChangedRows> {
  const found: ChangedRows = { fairs: [], 'press-items': [], 'gallery-images': [] };
  let until = Number.POSITIVE_INFINITY;
  for (const slug of SLUGS) {
    const { rows, end } = await readPage(payload, slug, since, until);
    until = end;
    Object.assign(found, { [slug]: rows });
  }
  if (until === Number.POSITIVE_INFINITY) return found;
  const isInTime = (row: { changedIn?: number | null }) => (row.changedIn ?? 0) <= until;
  return {
    fairs: found.fairs.filter(isInTime),
    'press-items': found['press-items'].filter(isInTime),
    'gallery-images': found['gallery-images'].filter(isInTime),
    until,
  };
}

async function readPage(payload: Payload, slug: Slug, since: number, until: number) {
  const before: Where = until === Number.POSITIVE_INFINITY ? {} : { changedIn: { less_than_equal: until } };
  const rows = await find(payload, slug, { and: [{ changedIn: { greater_than: since } }, before] }, PAGE + 1);
  if (rows.length <= PAGE) return { rows, end: until };
  const cut = rows.at(-1)?.changedIn ?? 0;
  const whole = rows.filter((row) => (row.changedIn ?? 0) < cut);
  if (whole.length > 0) return { rows: whole, end: whole.at(-1)?.changedIn ?? 0 };
  return { rows: await find(payload, slug, { changedIn: { equals: cut } }), end: cut };
}

async function find(payload: Payload, collection: Slug, where: Where, limit?: number) {
  const { docs } = await payload.find({
    collection,
    where,
    sort: 'changedIn',
    depth: 1,
    pagination: false,
    ...(limit ? { limit } : {}),
    // A picture's fair is told by its id; the texts of fairs are long.
    populate: { fairs: {} },
  });
  return docs as (Config['collections'][Slug] & { changedIn?: number | null })[];
}
