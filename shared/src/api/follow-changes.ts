import {
  LONG_LISTS,
  type LongList,
  type RowOf,
  SHORT_LISTS,
  SINGLES,
  type WholeContent,
} from '../content/kinds.ts';
import { keysOf, recordOf } from '../content/record.ts';
import type { Changes, SiteOutline, Stamp } from '../schemas/changes.ts';

/** One version of all public content. An unchanged row is the same object as in the previous version. */
export type ContentSnapshot = {
  version: number;
  /** For each list, maps the id of a row to the content version in which the row last changed. */
  stamps: Record<LongList, ReadonlyMap<number, number>>;
} & WholeContent & {
    /** Rows by id, in the order of the list. */
    [L in LongList]: ReadonlyMap<number, RowOf<L>>;
  };

type Held = Map<number, { stamp: number; row: unknown }>;

const LONG = keysOf(LONG_LISTS);
const WHOLE = [...keysOf(SINGLES), ...keysOf(SHORT_LISTS)];

/**
 * A safety limit. Each answer has a few hundred rows, so real content never needs this many calls. More calls mean that the
 * server repeats its answers.
 */
const MAX_CALLS = 10_000;

/**
 * Keeps a copy of all public content. Each call of the returned function fetches the changes since the previous call
 * and returns the whole content. `fetchChanges` is `GET /changes`. If `fetchChanges` returns the same object as last time,
 * the content is the same object as last time, too.
 */
export function followChanges(
  fetchChanges: (since?: number) => Promise<Changes>,
): () => Promise<ContentSnapshot> {
  const held: Record<LongList, Held> = recordOf(LONG, () => new Map());
  let last: ContentSnapshot | undefined;
  let lastAnswer: Changes | undefined;

  function take(changes: Changes): void {
    for (const kind of LONG) {
      for (const { stamp, ...row } of changes[kind]) held[kind].set(row.id, { stamp, row });
    }
  }

  /** Finds the rows in `outline` that our copy lacks or has with another stamp. Returns the lowest stamp of these rows. */
  function firstMissing(outline: SiteOutline): number | undefined {
    const stamps = LONG.flatMap((kind) => missing(held[kind], outline[kind]));
    return stamps.length > 0 ? Math.min(...stamps) : undefined;
  }

  function finish(version: number, outline: SiteOutline): ContentSnapshot {
    return {
      version,
      stamps: recordOf(LONG, (kind) => new Map(outline[kind])),
      ...recordOf(WHOLE, (kind) => sameIfEqual<unknown>(last?.[kind], outline[kind])),
      ...recordOf(LONG, (kind) => inOrder(held[kind], outline[kind])),
    } as ContentSnapshot;
  }

  return async () => {
    let since = last?.version;
    let requested: number | undefined;
    for (let calls = 0; calls < MAX_CALLS; calls += 1) {
      const changes = await fetchChanges(since);
      if (last && changes === lastAnswer) return last;
      if (last && changes.version < last.version) {
        // The answer comes from another database, e.g. a restored backup, so our rows are worthless.
        for (const kind of LONG) held[kind].clear();
        last = undefined;
        since = undefined;
        continue;
      }
      take(changes);
      if (!changes.outline) {
        since = changes.until;
        continue;
      }
      const lowest = firstMissing(changes.outline);
      // A row that is still missing after we requested it has lost its picture and is about to be deleted. Leave it out.
      if (lowest === undefined || lowest === requested) {
        last = finish(changes.version, changes.outline);
        lastAnswer = changes;
        return last;
      }
      requested = lowest;
      since = lowest > 0 ? lowest - 1 : undefined;
    }
    throw new Error('The changes of the content have no end.');
  };
}

function missing(held: Held, stamps: Stamp[]): number[] {
  return stamps.filter(([id, stamp]) => held.get(id)?.stamp !== stamp).map(([, stamp]) => stamp);
}

/** The rows in the order of `stamps`. A row without a stamp has been deleted, so our copy drops this row too. */
function inOrder(held: Held, stamps: Stamp[]): Map<number, unknown> {
  const rows = new Map<number, unknown>();
  for (const [id] of stamps) {
    const found = held.get(id);
    if (found) rows.set(id, found.row);
  }
  for (const id of held.keys()) if (!rows.has(id)) held.delete(id);
  return rows;
}

function sameIfEqual<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
