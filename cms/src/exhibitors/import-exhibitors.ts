import { exhibitorKey } from '@fuar/shared/content/exhibitor-order';
import { EXHIBITOR_COLUMN_NAMES, EXHIBITOR_LIMITS } from '@fuar/shared/content/fair-facts';
import { RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import { EXHIBITOR_IMPORT_MESSAGES as m } from '@fuar/shared/messages/exhibitor-import';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { ExhibitorImport } from '@fuar/shared/schemas/exhibitor';
import type { Payload, TypedUser } from 'payload';
import { allOrNothing } from '../database/all-or-nothing.ts';
import { raiseVersion } from '../publication/version.ts';
import { actor, record } from '../records/record.ts';
import { type CsvRow, type Refused, readCsv } from './read-csv.ts';
import {
  type ChangedExhibitor,
  changeExhibitors,
  insertExhibitors,
  stampExhibitors,
} from './write-exhibitors.ts';

const collection = 'exhibitors';

type Stored = Omit<ChangedExhibitor, 'changedIn'>;
type Plan = { added: CsvRow[]; changed: Stored[]; refused: Refused };

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

  // Raise the version before and after the writes, as for every change (hooks/announce-change.ts), but once for all rows.
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
    () => undo(payload, fair.id, from, present),
  );
  await stampExhibitors(payload, { fair: fair.id, from, to: await raiseVersion(payload) });
  return answer;
}

async function readPresent(payload: Payload, fair: number): Promise<Stored[]> {
  const { docs } = await payload.db.find<Stored>({
    collection,
    where: { fair: { equals: fair } },
    sort: 'id',
    pagination: false,
  });
  return docs;
}

/** Decides for each row of the file: add, change or refuse. Firm and stand identify an exhibitor. */
function plan(text: string, present: Stored[]): Plan {
  const { rows, refused } = readCsv(text);
  const stored = new Map(present.toReversed().map((row) => [exhibitorKey(row), row]));
  const seen = new Map<string, number>();
  const added: CsvRow[] = [];
  const changed: Stored[] = [];
  for (const row of rows) {
    const key = exhibitorKey(row);
    const before = stored.get(key);
    const earlier = seen.get(key);
    seen.set(key, earlier ?? row.row);
    if (earlier !== undefined) refused.push({ row: row.row, message: m.repeated(earlier) });
    else if (before) {
      if (differs(before, row)) changed.push(withTexts(before, row));
    } else if (present.length + added.length < EXHIBITOR_LIMITS.perFair) added.push(row);
    else refused.push({ row: row.row, message: vm.tooManyExhibitors(EXHIBITOR_LIMITS.perFair) });
  }
  return { added, changed, refused: refused.sort((a, b) => a.row - b.row) };
}

function differs(before: Stored, row: CsvRow): boolean {
  return EXHIBITOR_COLUMN_NAMES.some((name) => row[name] !== undefined && row[name] !== (before[name] ?? ''));
}

/** The stored row with the values of the file. An empty cell clears a value; a missing column keeps it. */
function withTexts(before: Stored, row: CsvRow): Stored {
  const texts = EXHIBITOR_COLUMN_NAMES.map((name) => [name, (row[name] ?? before[name]) || null]);
  return { ...Object.fromEntries(texts), id: before.id } as Stored;
}

/** Removes the new rows and restores the old values of the changed rows. */
async function undo(payload: Payload, fair: number, changedIn: number, present: Stored[]): Promise<void> {
  const ids = new Set(present.map(({ id }) => id));
  const where = { and: [{ fair: { equals: fair } }, { changedIn: { equals: changedIn } }] };
  const { docs } = await payload.db.find<{ id: number }>({ collection, where, pagination: false });
  const isOld = ({ id }: { id: number }) => ids.has(id);
  await payload.db.deleteMany({
    collection,
    where: { id: { in: docs.filter((row) => !isOld(row)).map(({ id }) => id) } },
  });
  const touched = new Set(docs.filter(isOld).map(({ id }) => id));
  await changeExhibitors(
    payload,
    present.filter(({ id }) => touched.has(id)).map((row) => ({ ...row, changedIn })),
  );
}
