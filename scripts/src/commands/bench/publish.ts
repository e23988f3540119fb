// npm run bench:publish [fairs…] [-- --saves=500]: from the answer to a save until the new text is in the served HTML of
// every page whose own content it is, and of what shows on every page; then 50 saves within 5 s, with visitors reading.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { descendants } from '../../testing/processes.ts';
import { eventually, type Product, startProduct } from '../../testing/product.ts';
import { readWhileSaving } from '../../testing/read-while-saving.ts';
import { signIn } from '../../testing/sign-in.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { saves: { type: 'string', default: '40' } },
});
const SIZES = positionals.length > 0 ? positionals.map(Number) : [200, 2_000, 10_000];
const SAVES = Number(values.saves);
/** Shorter than the pause between two saves of a fast editor. Rapid saves are measured at the end. */
const BETWEEN_SAVES_MS = 400;
/** Milliseconds per clock tick, the unit of processor time in /proc. */
const MS_A_TICK = 10;
const DETAILS = `<h2>Program</h2>${'<p>Üreticiler, alıcılar ve <strong>yeni ürünler</strong> üç gün boyunca aynı çatı altında; söyleşiler her gün saat ikide.</p>'.repeat(30)}`;
const PICTURE = new File(
  [readFileSync(new URL('../../demo/media/fair-tarim.webp', import.meta.url))],
  'a.webp',
);

for (const size of SIZES) {
  const product = await startProduct({ env: { DEMO: '0' } });
  await measure(product, size).finally(product.stop);
}

async function measure(product: Product, size: number): Promise<void> {
  const { url } = product;
  const api = await signIn(url);
  const untilLive = () => eventually(async () => (await api.publication.get()).state === 'live');
  // Revalidate like a browser that has the page, so that measuring costs little processor time.
  const untilPageShows = (path: string, word: string, everyMs: number) => {
    let tag = '';
    return eventually(async () => {
      const response = await fetch(url + path, { headers: { 'if-none-match': tag } });
      tag = response.headers.get('etag') ?? '';
      return (await response.text()).includes(word);
    }, everyMs);
  };
  const untilShown = (paths: string[], word: string, everyMs = 10) =>
    Promise.all(paths.map((path) => untilPageShows(path, word, everyMs)));
  const timed = async (save: () => Promise<unknown>, paths: string[], word: string, everyMs?: number) => {
    await save();
    const savedAt = performance.now();
    await untilShown(paths, word, everyMs);
    const ms = performance.now() - savedAt;
    await untilLive();
    return ms / 1000;
  };
  const series = async (once: (n: number) => Promise<number>, times = SAVES) => {
    const seconds: number[] = [];
    for (let n = 0; n < times; n += 1) {
      seconds.push(await once(n));
      await sleep(BETWEEN_SAVES_MS);
    }
    return summary(seconds);
  };

  const fillingAt = performance.now();
  await inBatches(size, (n) =>
    api.fairs.create({
      title: `Fuar ${n}`,
      date: `${(n % 27) + 1} Mart ${2027 + (n % 9)}`,
      description: 'Bölgenin üreticileri bir arada.',
      details: DETAILS,
      // Only a few fairs are upcoming, so that the list page shows them all.
      ...(n < size - 20 ? { status: 'Completed' as const } : {}),
    }),
  );
  const upcoming = (title: string, date: string) =>
    api.fairs.create({ title, date, description: 'Bölgenin üreticileri bir arada.', details: DETAILS });
  // One of the five next fairs, which every fair's page names, and one other fair.
  const soonest = await upcoming('İlk fuar', '1 Ocak 2027');
  const some = await upcoming('Bir fuar', '30 Mart 2036');
  const item = await api.press.create({
    type: 'Bulletin',
    title: 'Haber',
    date: '2026-01-01',
    content: DETAILS,
  });
  for (const { id } of [some, soonest]) await api.gallery.upload(id, { imageFiles: [PICTURE] });
  await untilLive();
  console.log(`${size} fairs, filled in ${((performance.now() - fillingAt) / 1000).toFixed(0)} s`);

  const cpuBefore = processorTimes(product);
  const own = (name: string, result: string) => console.log(`  ${name.padEnd(58)} ${result}`);
  own(
    'a fair: its page, list, gallery, request form',
    await series((n) => {
      const title = `Adı değişen fuar ${size}-${n}.`;
      const paths = [`/fuarlar/${some.id}`, '/fuarlar', '/galeri', '/katilimci-ol'];
      return timed(() => api.fairs.update(some.id, { title }), paths, title);
    }),
  );
  const cpu = [...processorTimes(product)].map(
    ([name, ms]) => `${name} ${((ms - (cpuBefore.get(name) ?? 0)) / SAVES).toFixed(0)}`,
  );
  own('  processor time of such a save, readers included', `${cpu.join(', ')} ms`);
  own(
    'the soonest fair: its page, home, list, gallery',
    await series((n) => {
      const title = `İlk fuar ${size}-${n}.`;
      const paths = [`/fuarlar/${soonest.id}`, '/', '/fuarlar', '/galeri'];
      return timed(() => api.fairs.update(soonest.id, { title }), paths, title);
    }, 15),
  );
  own(
    'a press item: its page, press room, home',
    await series((n) => {
      const title = `Haber ${size}-${n}.`;
      const paths = [`/basin/${item.id}`, '/basin', '/'];
      return timed(() => api.press.update(item.id, { title }), paths, title);
    }, 15),
  );
  own(
    'a new fair: its page, list, sitemap',
    await series(async (n) => {
      const input = { title: `Yeni ${size}-${n}.`, date: '1 Mart 2037', description: 'Yeni.' };
      const { id } = await api.fairs.create({ ...input, status: 'Completed' });
      const savedAt = performance.now();
      await Promise.all([
        untilShown([`/fuarlar/${id}`, '/fuarlar'], input.title),
        untilShown(['/sitemap.xml'], `/fuarlar/${id}<`),
      ]);
      const ms = performance.now() - savedAt;
      await untilLive();
      return ms / 1000;
    }, 15),
  );
  const everywhere = [`/fuarlar/${some.id}`, `/basin/${item.id}`, '/kvkk', '/'];
  own(
    'everywhere: a phone number in the footer',
    await series((n) => {
      const phone = `0412 000 ${10 + n} ${10 + n}`;
      return timed(() => api.settings.update({ phone }), everywhere, phone, 50);
    }, 5),
  );
  own(
    'everywhere: a fair among the other fairs',
    await series((n) => {
      const title = `Yandaki fuar ${size}-${n}.`;
      return timed(() => api.fairs.update(soonest.id, { title }), [`/fuarlar/${some.id}`], title, 50);
    }, 5),
  );

  const { reads, failed, older } = await readWhileSaving(url, api, some.id, 50, 100);
  own('50 saves within 5 s', `${reads} reads, ${failed} failed, ${older} times a list older than a page`);
  const memory = rendererMemory(product);
  if (memory) own('memory of the renderer', `${memory} MB`);
}

/** Processor time of each program in milliseconds. Unlike wall time it does not depend on other load. */
function processorTimes({ process: { pid = 0 } }: Product): Map<string, number> {
  const times = new Map<string, number>();
  for (const [found, command] of descendants(pid)) {
    const [, name] = /(?:production|dist)\/(gateway|publish|renderer|server)\.[jt]s/.exec(command) ?? [];
    if (!name) continue;
    const stat = readFileSync(`/proc/${found}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    times.set(name, (Number(fields[11]) + Number(fields[12])) * MS_A_TICK);
  }
  return times;
}

function rendererMemory({ process: { pid = 0 } }: Product): number | undefined {
  const [found] =
    [...descendants(pid)].find(([, command]) => command.includes('production/renderer.ts')) ?? [];
  if (!found) return undefined;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${found}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function inBatches(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += 20) {
    await Promise.all(Array.from({ length: Math.min(20, count - from) }, (_, n) => work(from + n)));
    await sleep(0);
  }
}

function summary(seconds: number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.toFixed(3);
  return `median ${at(0.5)} s, p95 ${at(0.95)} s`;
}
