import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { LISTS } from '@fuar/shared/content/kinds';
import { keysOf, recordOf } from '@fuar/shared/content/record';
import { formatFairDate } from '@fuar/shared/dates/format-date';
import { addDays } from '@fuar/shared/dates/iso-day';
import type { Changes, Stamp } from '@fuar/shared/schemas/changes';
import type { Fair } from '@fuar/shared/schemas/fair';
import { PAGE_KEYS } from '@fuar/shared/schemas/page-content';
import { startCommand } from '../../command.ts';
import { BUILT_RENDERER, build } from '../../production/build.ts';
import { freePort } from '../../production/processes/ports.ts';
import { openReleases } from '../../production/publication/releases.ts';
import { inRepo } from '../../repo.ts';
import { eventually, startProduct, temporaryFolder } from '../../testing/product.ts';
import { signIn } from '../../testing/sign-in.ts';
import { median } from './kit.ts';
import { launchBrowser, lookAt } from './look-at.ts';

const { api: withApi, rest } = startCommand({
  call: 'npm run bench:build',
  what: "Measures seconds and memory of astro build and of the standing renderer's whole release, and the weight of what grows with the number of fairs.",
  argument: { name: 'fairs', kind: 'number', what: 'how many fairs; 1000 and 10000 by default', many: true },
  options: {
    api: { kind: 'flag', what: "also the list's time at the CMS, and Lighthouse (mobile) of its page" },
  },
  examples: ['200', '--api 2000'],
});
const SIZES = rest.length > 0 ? rest : [1_000, 10_000];
const SITE = 'https://fuar.example';
/** A text of about 13 kB, like that of a long fair. */
const DETAILS = `<h2>Program</h2>${'<p>Üreticiler, alıcılar ve <strong>yeni ürünler</strong> üç gün boyunca aynı çatı altında; söyleşiler her gün saat ikide, girişler ücretsiz.</p>'.repeat(90)}`;
const SETTLE_MS = 180_000;
/** Clock ticks per second, the unit of processor time in /proc. */
const TICKS_A_SECOND = 100;
const TRADES = ['Tarım', 'Gıda', 'Mobilya', 'Tekstil', 'Yapı', 'Sağlık', 'Kitap', 'Enerji', 'Turizm'];

// In development mode react-dom takes twice the time.
process.env.NODE_ENV = 'production';
await build(['sites#build:renderer']);
const { assetsOf, loadRendererBundle } = await import('../../production/publication/renderer-bundle.ts');
const { renderRelease } = await import('../../production/publication/render-release.ts');

for (const size of SIZES) {
  const api = await serve(someFairs(size));
  console.log(`${size} fairs`);
  const outDir = temporaryFolder();
  const built = await measureBuild(api.url, outDir);
  say('astro build', `${describe(built, size)}, ${built.megabytes} MB`);
  const rendered = await measureRenderer(api.url);
  say('standing renderer, whole release', describe(rendered, size));
  const ratio = (of: 'seconds' | 'cpu') => (rendered[of] / built[of]).toFixed(2);
  say('  of what astro build takes', `${ratio('seconds')}, processor ${ratio('cpu')}`);
  for (const file of ['fuarlar.html', 'fuar-arsivi.html', 'arama.json', 'sitemap.xml', 'takvim.ics']) {
    say(`${file}, gzip`, `${(gzipSync(await readFile(join(outDir, file))).length / 1000).toFixed(1)} kB`);
  }
  api.stop();
}
if (withApi) await measureList(Math.max(...SIZES));

function someFairs(count: number): Fair[] {
  return Array.from({ length: count }, (_, index) => {
    const id = count - index;
    const trade = TRADES[id % TRADES.length];
    // Latest first, like /api, and four days apart.
    const startDate = addDays('2027-12-01', -4 * index);
    const endDate = addDays(startDate, id % 4);
    return {
      id,
      title: `${trade} ve ${TRADES[(id * 7 + 3) % TRADES.length]} Fuarı ${id}`,
      description: `Bölgenin ${trade} üreticileri ${id}. kez bir arada: alım heyetleri, söyleşiler ve gösteriler.`,
      date: formatFairDate(startDate, endDate),
      startDate,
      endDate,
      details: DETAILS,
      documents: [],
      status: startDate > '2026-11-01' ? 'Upcoming' : 'Completed',
    };
  });
}

/** Answers the requests of a reader of all content. */
async function serve(fairs: Fair[]) {
  const stamps: Stamp[] = fairs.map(({ id }) => [id, 1]);
  const nothing = recordOf(keysOf(LISTS), () => []);
  const changes: Changes = {
    ...nothing,
    version: 1,
    fairs: fairs.map((fair) => ({ ...fair, stamp: 1 })),
    outline: {
      ...nothing,
      settings: {},
      pages: PAGE_KEYS.map((pageKey, n) => ({ id: n + 1, pageKey, title: pageKey, content: '' })),
      fairs: stamps,
    },
  };
  const body = JSON.stringify(changes);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function measureBuild(cmsUrl: string, outDir: string) {
  const startedAt = performance.now();
  const running = promisify(execFile)(
    process.execPath,
    [inRepo('node_modules/astro/bin/astro.mjs'), 'build', '--outDir', outDir],
    {
      cwd: inRepo('sites'),
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', CMS_URL: cmsUrl, PUBLIC_SITE_URL: SITE },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  let used = { megabytes: 0, cpu: 0 };
  const watching = setInterval(() => {
    used = usageOf(running.child.pid ?? 0) ?? used;
  }, 100);
  await running.finally(() => clearInterval(watching));
  return { seconds: (performance.now() - startedAt) / 1000, ...used };
}

/** Peak memory and processor time. Unlike elapsed time, processor time does not depend on other load. Linux only. */
function usageOf(pid: number): { megabytes: number; cpu: number } | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!kilobytes) return undefined;
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { megabytes: Math.round(Number(kilobytes) / 1024), cpu: ticks / TICKS_A_SECOND };
  } catch {
    // The process has ended.
    return undefined;
  }
}

async function measureRenderer(cmsUrl: string): Promise<Time> {
  const bundle = await loadRendererBundle(BUILT_RENDERER);
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await renderRelease({
    bundle,
    assetsFolder: assetsOf(BUILT_RENDERER),
    releases: openReleases(temporaryFolder()),
    code: 'bench',
    siteUrl: SITE,
    readContent: bundle.createReader(cmsUrl),
  });
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - startedAt) / 1000, cpu: (user + system) / 1e6 };
}

/** Measures the time of the list that islands request, directly at the CMS. */
async function measureList(size: number): Promise<void> {
  const port = await freePort();
  const product = await startProduct({ env: { DEMO: '0', CMS_PORT: String(port) } });
  try {
    const api = await signIn(product.url);
    const fairs = someFairs(size);
    while (fairs.length > 0) {
      await Promise.all(
        fairs
          .splice(0, 20)
          .map(({ title, date, description, status }) =>
            api.fairs.create({ title, date, description, status }),
          ),
      );
    }
    await eventually(async () => (await api.publication.get()).state === 'live');
    // Wait while the gateway compresses ten thousand pages on one of the two cores.
    await sleep(SETTLE_MS);
    const times: number[] = [];
    for (let n = 0; n < 200; n += 1) {
      times.push(await timeOf(`http://127.0.0.1:${port}/api/fairs?fields=card`));
    }
    times.sort((a, b) => a - b);
    say(
      `/api/fairs?fields=card of ${size}`,
      `p50 ${times[100]?.toFixed(1)} ms, p95 ${times[190]?.toFixed(1)} ms`,
    );
    say(`/fuarlar of ${size}, Lighthouse`, String(await performanceOf(`${product.url}/fuarlar`)));
  } finally {
    await product.stop();
  }
}

/** Milliseconds until the last byte. `fetch` would need longer to collect 4 MB than the CMS needs to send them. */
async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  const [response] = (await once(request(url).end(), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return performance.now() - startedAt;
}

/** The median score of three runs, from 0 to 100. */
async function performanceOf(url: string): Promise<number> {
  const { browser, port } = await launchBrowser();
  try {
    const scores: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const { categories } = await lookAt(url, { port, onlyCategories: ['performance'] });
      scores.push(Math.round((categories.performance?.score ?? 0) * 100));
    }
    return median(scores);
  } finally {
    await browser.close();
  }
}

type Time = { seconds: number; cpu: number };

function describe({ seconds, cpu }: Time, size: number): string {
  const perThousand = ((seconds / size) * 1000).toFixed(2);
  return `${seconds.toFixed(1)} s (processor ${cpu.toFixed(1)}), ${perThousand} s per 1,000`;
}

function say(name: string, result: string): void {
  console.log(`  ${name.padEnd(40)} ${result}`);
}
