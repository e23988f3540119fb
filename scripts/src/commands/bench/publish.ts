import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from '../../../../cms/src/testing/process-usage.ts';
import { requireMongod, startMongod } from '../../../../cms/src/testing/start-mongod.ts';
import { startCommand } from '../../command.ts';
import { repoPath } from '../../repo.ts';
import { eventually, type Product, startProduct, untilLive } from '../../testing/product.ts';
import { readWhileSaving } from '../../testing/read-while-saving.ts';
import { signIn } from '../../testing/sign-in.ts';
import { createFairs, DETAILS, endRenderer, findRenderer, processorTimes, summary } from './kit.ts';

const {
  saves: SAVES,
  mongodb: isOnMongo,
  rest,
} = startCommand({
  call: 'npm run bench:publish',
  what: 'Measures the time from the answer to a save until the new text is in the served HTML, on its own pages and on every page; then 50 saves within 5 s, with visitors reading.',
  argument: {
    name: 'fairs',
    kind: 'number',
    what: 'how many fairs; 200, 2000 and 10000 by default',
    many: true,
  },
  options: {
    saves: { kind: 'number', what: 'saves of each kind', default: 40 },
    mongodb: { kind: 'flag', what: 'on a throw-away mongod of MONGOD_BIN or the PATH' },
  },
  examples: ['200', '--saves 500 200 2000', '--mongodb 200'],
});
const SIZES = rest.length > 0 ? rest : [200, 2_000, 10_000];
/** The pause between two measured saves. Even a fast editor pauses longer. */
const BETWEEN_SAVES_MS = 400;
const WARM_EVERY_MS = 61_000;
/** The time that staff need to fill in a form before they save it. */
const FILLING_IN_MS = 5_000;
const PICTURE = new File([readFileSync(repoPath('scripts/src/demo/media/fair-tarim.webp'))], 'a.webp');

await using mongod = isOnMongo ? await startMongod(requireMongod()) : undefined;
for (const size of SIZES) {
  const DATABASE_URL = mongod?.url(`fairs-${size}`);
  await using product = await startProduct({ env: { DEMO: '0', DATABASE_URL } });
  await measure(product, size);
}

async function measure(product: Product, size: number): Promise<void> {
  const { url } = product;
  const api = await signIn(url);
  // Send the ETag, like a browser with a cached page, so that polling costs little processor time.
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
    await untilLive(api);
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
  await createFairs(api, size);
  const upcoming = (title: string, date: string) =>
    api.fairs.create({ title, date, description: 'Bölgenin üreticileri bir arada.', details: DETAILS });
  // `soonest` is among the next five fairs, which every fair's page lists. `some` is not.
  const soonest = await upcoming('İlk fuar', '1 Ocak 2027');
  const some = await upcoming('Bir fuar', '30 Mart 2036');
  const news = { type: 'Bulletin', title: 'Haber', date: '2026-01-01', content: DETAILS } as const;
  const item = await api.press.create(news);
  for (const { id } of [some, soonest]) await api.gallery.upload(id, { imageFiles: [PICTURE] });
  await untilLive(api);
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
      await untilLive(api);
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

  const afterRest = (name: string, opensFirst: boolean) =>
    series(async (n) => {
      await endRenderer(product);
      // The CMS calls `POST /preview/warm` at most once a minute. Wait until the CMS may call it again.
      await sleep(WARM_EVERY_MS);
      if (opensFirst) {
        await api.fairs.list();
        await sleep(FILLING_IN_MS);
      }
      const title = `${name} ${size}-${n}.`;
      return timed(() => api.fairs.update(some.id, { title }), [`/fuarlar/${some.id}`], title);
    }, 3);
  own('the first save after a rest, its form opened 5 s before', await afterRest('Açık form', true));
  own('the first save after a rest, by a program', await afterRest('Program', false));

  const { reads, failed, older } = await readWhileSaving(url, api, some.id);
  own('50 saves within 5 s', `${reads} reads, ${failed} failed, ${older} times a list older than a page`);
  const renderer = findRenderer(product);
  if (renderer) own('memory of the renderer', `${Math.round(residentMegabytes(renderer))} MB`);
}
