import { setTimeout as sleep } from 'node:timers/promises';
import { PATHS } from '@fuar/shared/paths';
import { checkWorld } from '../check.ts';
import { openWorld, type Scope, type World } from '../world.ts';

/** Every draft and preview carries this text, and no saved row does. */
const MARKER = 'gizli-metin-4711';
const READERS = 4;

const FIXED = [
  PATHS.home,
  PATHS.fairs,
  PATHS.fairArchive,
  PATHS.press,
  PATHS.search,
  PATHS.searchIndex,
  PATHS.calendar,
  PATHS.pressFeed,
  '/sitemap.xml',
  '/api/fairs',
  '/api/fairs/upcoming',
  '/api/press',
  '/api/changes',
  '/api/page-content/kvkk',
];

/** Checks that no public response contains text of a draft while staff preview, save and discard drafts and save rows. */
export async function hiddenDrafts(scope: Scope): Promise<void> {
  await using world = await openWorld(scope);
  const wanted = scope.isShort ? 2_000 : 100_000;
  let read = 0;
  const leaks: string[] = [];
  const isOver = () => read >= wanted || leaks.length > 0;

  const reading = async () => {
    while (!isOver()) {
      const path = scope.random.pick([...FIXED, ...rowPaths(world)]);
      // The request for a row that staff have just deleted gets a 404, which must not contain the text either.
      const text = await (await fetch(world.product.url + path)).text();
      read += 1;
      if (text.includes(MARKER)) leaks.push(path);
    }
  };
  let changes = 0;
  const editing = (async () => {
    while (!isOver()) {
      await edit(world);
      if (changes % 5 === 0) await world.staff.save();
      changes += 1;
      await sleep(20);
    }
  })();
  await Promise.all([editing, ...Array.from({ length: READERS }, reading)]);
  if (leaks.length > 0) throw new Error(`a text of a draft is public: ${leaks.join(', ')}`);
  scope.say(`${read} public answers during ${changes} edits: no byte of a draft`);
  await checkWorld(world);
}

function rowPaths({ staff: { ledger } }: World): string[] {
  const ids = [...ledger.titles.keys()];
  return ids.flatMap((id) => [PATHS.fair(id), PATHS.fairCalendar(id), `/api/fairs/${id}`]);
}

async function edit({ staff: { api, ledger }, random }: World): Promise<void> {
  const title = `${MARKER} ${random.between(1, 999)}`;
  const fields = { title, description: MARKER, details: `<p>${MARKER}</p>` };
  const drafts = await api.drafts.list({ kind: 'fair' });
  const free = [...ledger.titles.keys()].filter((id) => drafts.every((draft) => draft.rowId !== id));
  const dice = random.between(1, 6);
  if (dice <= 2 && free.length > 0) {
    await api.preview.create({ kind: 'fair', id: random.pick(free), fields });
  } else if (dice === 3 && free.length > 0) {
    await api.drafts.create({ kind: 'fair', id: random.pick(free), fields });
  } else if (dice === 4) {
    await api.drafts.create({ kind: 'fair', fields: { ...fields, date: '3-5 Mart 2031' } });
  } else if (dice === 5 && drafts.length > 0) {
    await api.drafts.update(random.pick(drafts).id, { fields });
  } else if (drafts.length > 0) {
    await api.drafts.delete(random.pick(drafts).id);
  }
}
