import { exhibitorKey } from '@fuar/shared/content/exhibitor-order';
import { EXHIBITOR_COLUMN_NAMES, EXHIBITOR_LIMITS } from '@fuar/shared/content/fair-facts';
import { RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import { EXHIBITOR_IMPORT_MESSAGES as m } from '@fuar/shared/messages/exhibitor-import';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { ExhibitorImport } from '@fuar/shared/schemas/exhibitor';
import type { Payload, TypedUser } from 'payload';
import { allOrNothing } from '../database/all-or-nothing.ts';
import { findRows } from '../database/rows.ts';
import { raiseVersion } from '../publication/version.ts';
import { actor, record } from '../records/record.ts';
import { type CsvRow, type RefusedRows, readCsv } from './read-csv.ts';
import { changeExhibitors, insertExhibitors, stampExhibitors, type Texts } from './write-exhibitors.ts';

const collection = 'exhibitors';

type Stored = { id: number; name: string } & Texts;
type Change = { id: number } & Texts;
type Plan = { added: CsvRow[]; changed: Change[]; refused: RefusedRows };

type Given = { fair: { id: number; title: string }; text: string; isDryRun: boolean; user: TypedUser };

/** Adds and changes the exhibitors of a file. The caller must hold the lock of the fair. */
export async function importExhibitors(
  payload: Payload,
  { fair, text, isDryRun, user }: Given,
): Promise<ExhibitorImport> {
  const present = await readPresent(payload, fair.id);
  const { added, changed, refused } = plan(text, present);
  const answer = { added: added.length, changed: changed.length, refused };
  if (isDryRun || added.length + changed.length === 0) return answer;
  if (refused.length > 0) return { added: 0, changed: 0, refused };

  // Raise the version before and after the writes, as every change does (hooks/announce-change.ts). Do this for the whole import,
  // not for each row.
  const from = await raiseVersion(payload, 'before');
  await allOrNothing(
    payload,
    async (req) => {
      const rows = added.map(({ row: _, ...texts }) => ({ ...texts, fair: fair.id, changedIn: from }));
      await insertExhibitors(payload, rows, req);
      await changeExhibitors(
        payload,
        changed.map((row) => ({ ...row, changedIn: from })),
        req,
      );
      const what = RECORD_MESSAGES.exhibitors(fair.title, added.length, changed.length);
      await record(payload, { ...actor(user), kind: 'save', what, rowId: fair.id }, req);
    },
    () => undo(payload, { fair: fair.id, changedIn: from, present, changed }),
  );
  await stampExhibitors(payload, { fair: fair.id, from, to: await raiseVersion(payload) });
  return answer;
}

async function readPresent(payload: Payload, fair: number): Promise<Stored[]> {
  return findRows<Stored>(payload, collection, { where: { fair: { equals: fair } }, sort: 'id' });
}

/** Decides for each row of the file: add, change or refuse. Firm and stand identify an exhibitor. */
function plan(text: string, present: Stored[]): Plan {
  const { rows, refused } = readCsv(text);
  const stored = new Map(present.toReversed().map((row) => [exhibitorKey(row), row]));
  const seen = new Map<string, number>();
  const added: CsvRow[] = [];
  const changed: Change[] = [];
  for (const row of rows) {
    const key = exhibitorKey(row);
    const before = stored.get(key);
    const earlier = seen.get(key);
    seen.set(key, earlier ?? row.row);
    if (earlier !== undefined) refused.push({ row: row.row, message: m.repeated(earlier) });
    else if (before) {
      const texts = changedTexts(before, row);
      if (Object.keys(texts).length > 0) changed.push({ id: before.id, ...texts });
    } else if (present.length + added.length < EXHIBITOR_LIMITS.perFair) added.push(row);
    else refused.push({ row: row.row, message: vm.tooManyExhibitors(EXHIBITOR_LIMITS.perFair) });
  }
  return { added, changed, refused: refused.sort((a, b) => a.row - b.row) };
}

/**
 * The texts that the file changes. An empty cell clears a text; a missing column keeps it. Leaves out the other texts, because
 * somebody may be saving them at the same time.
 */
function changedTexts(before: Stored, row: CsvRow): Texts {
  const names = EXHIBITOR_COLUMN_NAMES.filter(
    (name) => row[name] !== undefined && row[name] !== (before[name] ?? ''),
  );
  return Object.fromEntries(names.map((name) => [name, row[name] || null]));
}

type Undo = { fair: number; changedIn: number; present: Stored[]; changed: Change[] };

async function undo(payload: Payload, { fair, changedIn, present, changed }: Undo): Promise<void> {
  const before = new Map(present.map((row) => [row.id, row]));
  const where = { and: [{ fair: { equals: fair } }, { changedIn: { equals: changedIn } }] };
  const docs = await findRows<{ id: number }>(payload, collection, { where });
  const added = docs.flatMap(({ id }) => (before.has(id) ? [] : [id]));
  await payload.db.deleteMany({ collection, where: { id: { in: added } } });
  // Give the old texts a newer version than the import's, because the publisher may already have read the new texts.
  const undoneIn = await raiseVersion(payload, 'before');
  const touched = new Set(docs.map(({ id }) => id));
  const oldTexts = ({ id, ...texts }: Change): Texts => {
    const old: Texts = before.get(id) ?? {};
    return Object.fromEntries(
      EXHIBITOR_COLUMN_NAMES.filter((name) => name in texts).map((name) => [name, old[name] ?? null]),
    );
  };
  await changeExhibitors(
    payload,
    changed
      .filter(({ id }) => touched.has(id))
      .map((row) => ({ ...oldTexts(row), id: row.id, changedIn: undoneIn })),
  );
  await raiseVersion(payload);
}
