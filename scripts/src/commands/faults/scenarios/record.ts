import type { AdminClient } from '@fuar/shared/api/admin-client';
import { ApiError } from '@fuar/shared/api/api-error';
import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { RecordEntry, RecordKind } from '@fuar/shared/schemas/people';
import { isFault } from '../staff.ts';
import { killRepeatedly, openWorld, type Scope, untilUp, type World } from '../world.ts';

const WORKERS = 4;

/** Identifies an entry by its kind, subject and row, without its id, time and person. */
type Key = string;
const keyOf = (kind: RecordKind, what: string, rowId?: number | string): Key =>
  [kind, what, rowId ?? ''].join(' | ');

type Ledger = {
  acknowledged: Map<Key, number>;
  total: number;
  unanswered: number;
};

/** Checks that the record of actions has an entry for each acknowledged action, although the CMS is killed repeatedly. */
export async function record(scope: Scope): Promise<void> {
  const { random, isShort, say } = scope;
  await using world = await openWorld(scope);
  const { api } = world.staff;
  const from = (await api.record.list({}))[0]?.id ?? 0;
  const ledger: Ledger = { acknowledged: new Map(), total: 0, unanswered: 0 };
  const enough = isShort ? 400 : 10_000;
  const killer = killRepeatedly(world, 500, isShort ? 3000 : 6000);
  await Promise.all(Array.from({ length: WORKERS }, (_, n) => work(n))).finally(killer.stop);
  await check(api, from, ledger);
  say(`${ledger.total} actions acknowledged, each with its entry; ${ledger.unanswered} without an answer`);
  say(`${killer.count()} kills of the CMS`);

  /** Performs actions. Each worker has its own fairs, so that no two workers change the same row. */
  async function work(worker: number): Promise<void> {
    const actions = createActions(world, ledger, `Çalışan ${worker}`);
    while (ledger.total < enough) {
      const dice = random.between(1, 20);
      if (dice <= 3) await actions.create();
      else if (dice <= 5) await actions.remove();
      else if (dice <= 7) await actions.publishDraft();
      else if (dice <= 9) await actions.noteExport();
      else if (dice <= 10) await actions.saveSettings();
      else await actions.rename();
    }
  }
}

function createActions(world: World, ledger: Ledger, name: string) {
  const { api } = world.staff;
  const fairs: { id: number; title: string }[] = [];
  let count = 0;
  const nextTitle = () => {
    count += 1;
    return `${name}, ${count}.`;
  };
  const fields = (title: string) => ({ title, date: '3-5 Mart 2031', description: 'Sınama.' });

  /** Counts the action if it is acknowledged. Returns undefined if the CMS did not respond. */
  async function attempt<T>(call: () => Promise<T>, toKey: (answer: T) => Key): Promise<T | undefined> {
    try {
      const answer = await call();
      const key = toKey(answer);
      ledger.acknowledged.set(key, (ledger.acknowledged.get(key) ?? 0) + 1);
      ledger.total += 1;
      return answer;
    } catch (error) {
      if (!isFault(error)) throw error;
      ledger.unanswered += 1;
      await untilUp(world);
      return undefined;
    }
  }

  const create = async () => {
    const title = nextTitle();
    const toKey = ({ id }: { id: number }) => keyOf('save', m.row('fairs', title), id);
    const fair = await attempt(() => api.fairs.create(fields(title)), toKey);
    if (fair) fairs.push({ id: fair.id, title });
  };
  const rename = async () => {
    const fair = fairs.at(-1);
    if (!fair) return create();
    fair.title = nextTitle();
    const { id, title } = fair;
    await attempt(
      () => api.fairs.update(id, { title }),
      () => keyOf('save', m.row('fairs', title), id),
    );
  };
  const remove = async () => {
    const fair = fairs.shift();
    if (!fair) return create();
    // Find the entry by the row, because the title is unknown if a rename got no answer.
    await attempt(
      () => api.fairs.delete(fair.id),
      () => keyOf('delete', '', fair.id),
    );
  };
  const publishDraft = async () => {
    const title = nextTitle();
    const draft = await api.drafts.create({ kind: 'fair', fields: fields(title) }).catch(() => undefined);
    if (!draft) return;
    const toKey = ({ id }: { id: number }) => keyOf('publish', m.row('fairs', title), id);
    const publish = () => api.drafts.publish(draft.id, {}) as Promise<{ id: number }>;
    // If a kill interrupted the call, repeat it. The server acknowledges the second call even if the first call saved the row.
    const fair = (await attempt(publish, toKey)) ?? (await attempt(publish, toKey).catch(ifGone));
    if (fair) fairs.push({ id: fair.id, title });
  };
  const noteExport = async () => {
    await attempt(
      () => api.record.noteExport({ list: 'contact', rows: 1 }),
      () => keyOf('export', m.exports.contact(1)),
    );
  };
  const saveSettings = async () => {
    count += 1;
    await attempt(
      () => api.settings.update({ phone: `0412 ${String(count).padStart(3, '0')} 00 00` }),
      () => keyOf('save', m.settings),
    );
  };
  return { create, rename, remove, publishDraft, noteExport, saveSettings };
}

/** Accepts a 404, because it means that the draft was published completely before the kill. */
function ifGone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

async function check(api: AdminClient, from: number, { acknowledged }: Ledger): Promise<void> {
  const found = new Map<Key, number>();
  const ids = new Set<number>();
  for (const { id, kind, what, rowId } of await readAll(api, from)) {
    if (ids.has(id)) throw new Error(`entry ${id} was listed twice`);
    ids.add(id);
    const key = keyOf(kind, kind === 'delete' ? '' : what, rowId);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  const wrong = [...acknowledged].flatMap(([key, times]) => {
    const entries = found.get(key) ?? 0;
    return entries < times ? [`${key}: ${entries} entries of ${times} actions`] : [];
  });
  if (wrong.length > 0) throw new Error(`${wrong.length} without an entry\n${wrong.slice(0, 20).join('\n')}`);
}

async function readAll(api: AdminClient, from: number): Promise<RecordEntry[]> {
  const all: RecordEntry[] = [];
  for (let before: number | undefined; ; before = all.at(-1)?.id) {
    const page = await api.record.list(before === undefined ? {} : { before });
    all.push(...page.filter(({ id }) => id > from));
    if (page.length === 0 || page.some(({ id }) => id <= from)) return all;
  }
}
