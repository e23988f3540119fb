import { setTimeout as sleep } from 'node:timers/promises';
import type { Draft } from '@fuar/shared/schemas/editing';
import { within } from '../../../testing/product.ts';
import { checkWorld } from '../check.ts';
import { kill, openWorld, type Scope, untilUp, type Victim, type World } from '../world.ts';

/** The longest delay of a publication, counted from the scheduled time, or from the end of an outage if that is later. */
const LATEST_MS = 2000;
const LEAD_MS = 5_000;
/**
 * Only half of the kills hit the CMS. The CMS needs a second to restart, so 50 kills of the CMS in a minute would leave it no
 * time to publish.
 */
const VICTIMS: Victim[] = ['CMS', 'publisher', 'CMS', 'gateway'];

/**
 * Schedules many drafts for times within one minute, and kills the CMS, the publisher and the gateway during that minute.
 * Checks that each draft is published in time, exactly once and completely.
 */
export async function schedule(scope: Scope): Promise<void> {
  const { random, isShort, say } = scope;
  await using world = await openWorld(scope);
  const count = isShort ? 60 : 1000;
  const spanMs = isShort ? 20_000 : 60_000;
  const kills = isShort ? 5 : 50;
  const createdFrom = Date.now();
  const drafts: Draft[] = [];
  for (let n = 0; n < count; n += 1) drafts.push(await createDraft(world, `Zamanlı ${n}.`));
  // Leave time to set all scheduled times, because they must be in the future. Setting them takes about as long as creating
  // the drafts took.
  const startAt = Date.now() + 1.5 * (Date.now() - createdFrom) + LEAD_MS;
  const planned = new Map<string, number>();
  for (const { id, title } of drafts) {
    const at = startAt + random.between(0, spanMs);
    planned.set(title, at);
    await world.staff.api.drafts.update(id, { publishAt: new Date(at).toISOString() });
  }

  const outages: Outage[] = [];
  const seen = new Map<string, number>();
  let killsInTime = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      await look(world, planned, seen);
      await sleep(50);
    }
  })();
  const killing = (async () => {
    await sleep(startAt - Date.now());
    for (let n = 0; n < kills; n += 1) {
      await sleep(random.between(0, 800));
      const victim = VICTIMS[n % VICTIMS.length] ?? 'CMS';
      await within(30_000, victim, async () => kill(world, victim));
      const from = Date.now();
      await untilUp(world);
      // While the publisher is down, the CMS still publishes drafts and lists them for visitors, so this is no outage.
      if (victim !== 'publisher') outages.push({ from, to: Date.now() });
      if (from < startAt + spanMs) killsInTime += 1;
    }
  })();
  await killing;
  await within(spanMs + 60_000, 'publication of all drafts', async () => seen.size === planned.size);
  isOver = true;
  await watching;
  say(`${count} drafts within ${spanMs / 1000} s; ${kills} kills, ${killsInTime} of them meanwhile`);
  check(world, { planned, seen, outages });
  await checkRows(world, planned);
  await checkWorld(world);
}

async function createDraft({ staff: { api, ledger } }: World, title: string): Promise<Draft> {
  const fields = { title, date: '3-5 Mart 2031', description: 'Sınama.' };
  const draft = await api.drafts.create({ kind: 'fair', fields });
  // `checkWorld` then accepts the fair, whether it is published yet or not.
  ledger.maybeCreated.add(title);
  return draft;
}

async function look({ product: { url } }: World, planned: Map<string, number>, seen: Map<string, number>) {
  // Ignore failures, because the CMS may be down.
  const response = await fetch(`${url}/api/fairs?fields=card`).catch(() => undefined);
  if (!response?.ok) return;
  const now = Date.now();
  const fairs = (await response.json().catch(() => [])) as { title: string }[];
  for (const { title } of fairs) if (planned.has(title) && !seen.has(title)) seen.set(title, now);
}

/** The time from a kill of the CMS or the gateway until the CMS answers again. */
type Outage = { from: number; to: number };
type Outcome = { planned: Map<string, number>; seen: Map<string, number>; outages: Outage[] };

function check({ say }: World, { planned, seen, outages }: Outcome): void {
  const wrong: string[] = [];
  let latest = 0;
  for (const [title, at] of planned) {
    const shown = seen.get(title) ?? 0;
    if (shown < at) wrong.push(`${title} is ${at - shown} ms early`);
    const last = Math.max(at, ...outages.filter(({ from }) => from < shown).map(({ to }) => to));
    const late = shown - last;
    latest = Math.max(latest, late);
    if (late > LATEST_MS) wrong.push(`${title} is ${late} ms late`);
  }
  say(`the latest was public ${latest} ms after its time or the restart`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

async function checkRows({ staff: { api } }: World, planned: Map<string, number>): Promise<void> {
  const wrong: string[] = [];
  const fairs = (await api.fairs.list()).filter(({ title }) => planned.has(title));
  if (fairs.length !== planned.size) wrong.push(`${fairs.length} fairs of ${planned.size} drafts`);
  for (const { id, title, date, description } of fairs) {
    if (!date || !description) wrong.push(`${title} is incomplete`);
    const versions = await api.versions.list({ kind: 'fair', id });
    if (versions.length !== 1) wrong.push(`${title} has ${versions.length} versions`);
  }
  const left = await api.drafts.list({});
  if (left.length > 0) wrong.push(`${left.length} drafts are left: ${left[0]?.failure ?? left[0]?.state}`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
