import { setTimeout as sleep } from 'node:timers/promises';
import type { Draft } from '@fuar/shared/schemas/editing';
import { checkWorld } from '../check.ts';
import { kill, openWorld, type Scope, type World, within } from '../world.ts';

/** A draft may be this late, counted from its time, or from the restart if the CMS was down then. */
const LATEST_MS = 2000;
const LEAD_MS = 20_000;

type Planned = { title: string; at: number };

/** Schedules drafts within a minute and kills the CMS again and again: each is public in time, once, and complete. */
export async function schedule(scope: Scope): Promise<void> {
  const { random, isShort, say } = scope;
  const world = await openWorld(scope);
  try {
    const count = isShort ? 60 : 1000;
    const spanMs = isShort ? 20_000 : 60_000;
    const kills = isShort ? 5 : 50;
    const startAt = Date.now() + (isShort ? LEAD_MS : 3 * LEAD_MS);
    const planned = new Map<string, number>();
    for (let n = 0; n < count; n += 1) {
      const plan: Planned = { title: `Zamanlı ${n}.`, at: startAt + random.between(0, spanMs) };
      planned.set(plan.title, plan.at);
      await scheduleOne(world, plan);
    }
    if (Date.now() > startAt) throw new Error('scheduling took longer than its lead');

    const outages: Outage[] = [];
    const seen = new Map<string, number>();
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        await look(world, planned, seen);
        await sleep(50);
      }
    })();
    const killing = (async () => {
      await sleep(startAt - Date.now());
      for (let n = 0; n < kills && Date.now() < startAt + spanMs; n += 1) {
        await sleep(random.between(0, 800));
        await within(30_000, 'CMS', async () => kill(world, 'CMS'));
        const from = Date.now();
        await within(30_000, 'CMS', async () => (await fetch(`${world.product.url}/api/healthz`)).ok);
        outages.push({ from, to: Date.now() });
      }
    })();
    await killing;
    await within(spanMs + 60_000, 'publication of all drafts', async () => seen.size === planned.size);
    isOver = true;
    await watching;
    say(`${count} drafts, ${outages.length} kills`);
    check(world, { planned, seen, outages });
    await checkRows(world, planned);
    await checkWorld(world);
  } finally {
    await world.stop();
  }
}

async function scheduleOne({ staff: { api, ledger } }: World, { title, at }: Planned): Promise<Draft> {
  const fields = { title, date: '3-5 Mart 2031', description: 'Sınama.' };
  const draft = await api.drafts.create({ kind: 'fair', fields, publishAt: new Date(at).toISOString() });
  // The check of the world accepts the fair as soon as it exists.
  ledger.maybeCreated.add(title);
  return draft;
}

/** Notes when a visitor first sees each title. */
async function look({ product: { url } }: World, planned: Map<string, number>, seen: Map<string, number>) {
  // While the CMS is down, the read fails or is answered from memory.
  const response = await fetch(`${url}/api/fairs?fields=card`).catch(() => undefined);
  if (!response?.ok) return;
  const now = Date.now();
  const fairs = (await response.json().catch(() => [])) as { title: string }[];
  for (const { title } of fairs) if (planned.has(title) && !seen.has(title)) seen.set(title, now);
}

/** From a kill of the CMS until it answers again. */
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

/** One row and one version each, and no draft left. */
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
