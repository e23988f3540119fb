import type { changesRoutes } from '@fuar/shared/api/routes/changes';
import { type List, LONG_LISTS, SHORT_LISTS, SINGLES, type Single } from '@fuar/shared/content/kinds';
import { keysOf } from '@fuar/shared/content/record';
import type { Changes, SiteOutline } from '@fuar/shared/schemas/changes';
import type { Payload } from 'payload';
import { readChangedRows } from '../../publication/changed-rows.ts';
import { readStamps } from '../../publication/stamps.ts';
import { currentVersion } from '../../publication/version.ts';
import type { Content } from '../content.ts';
import type { Handlers } from '../handler.ts';
import { ROW_MAPPERS, SINGLE_MAPPERS } from '../mappers/kinds.ts';

/**
 * The maximum number of reads. The handler reads again if the content has changed during a read, and sends the last result. It
 * reads the version before the content, so the content may be newer than the version, but never older.
 */
const TRIES = 10;

export function createChangesHandlers(payload: Payload, content: Content): Handlers<typeof changesRoutes> {
  async function readOutline(): Promise<SiteOutline> {
    const outline: Record<string, unknown> = {};
    for (const single of keysOf(SINGLES)) outline[single] = toSingle(single, await content.single(single));
    for (const list of keysOf(SHORT_LISTS))
      outline[list] = (await content.list(list)).flatMap((row) => toRow(list, row));
    for (const list of keysOf(LONG_LISTS)) outline[list] = await readStamps(payload, list);
    return outline as SiteOutline;
  }

  async function read(since: number): Promise<Omit<Changes, 'version'>> {
    let { rows: found, until } = await readChangedRows(payload, since);
    const outline = until === undefined ? await readOutline() : undefined;
    // A save raises the version before it stamps its row. A row can therefore be stamped between the read of the rows and the
    // read of the outline, while the version stays the same. Read the rows again, so that no row is older than its stamp in the
    // outline.
    if (outline) ({ rows: found, until } = await readChangedRows(payload, since));
    const rows = { ...found, fairs: await content.withDocuments(found.fairs) };
    const changes: Record<string, unknown> = {};
    for (const list of keysOf(LONG_LISTS)) {
      changes[list] = rows[list].flatMap((stored) =>
        toRow(list, stored).map((row) => ({ ...row, stamp: stored.changedIn ?? 0 })),
      );
    }
    if (until === undefined) changes.outline = outline;
    else changes.until = until;
    return changes as Omit<Changes, 'version'>;
  }

  return {
    list: async ({ query: { since } }) => {
      for (let tries = 1; ; tries += 1) {
        const version = await currentVersion(payload);
        // A `since` newer than ours comes from another database, such as the one before a restore.
        const changes = await read(since === undefined || since > version ? -1 : since);
        if (tries === TRIES || (await currentVersion(payload)) === version) return { version, ...changes };
      }
    },
  };
}

/** Drops the row's type, because this file treats all kinds in the same way. */
function toRow(list: List, stored: unknown): object[] {
  const row = ROW_MAPPERS[list](stored as never);
  return row ? [row] : [];
}

function toSingle(single: Single, stored: unknown): object {
  return SINGLE_MAPPERS[single](stored as never);
}
