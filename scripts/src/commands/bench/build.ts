import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { LISTS } from '@fuar/shared/content/kinds';
import { keysOf, recordOf } from '@fuar/shared/content/record';
import { formatFairDate } from '@fuar/shared/dates/format-date';
import { addDays } from '@fuar/shared/dates/iso-day';
import type { Changes, Stamp } from '@fuar/shared/schemas/changes';
import type { Fair } from '@fuar/shared/schemas/fair';
import { PAGE_KEYS } from '@fuar/shared/schemas/page-content';
import { listen } from '../../../../cms/src/testing/listen.ts';
import { processorMs, residentMegabytes } from '../../../../cms/src/testing/process-usage.ts';
import { startCommand } from '../../command.ts';
import { BUILT_RENDERER, build } from '../../production/build.ts';
import { openReleases } from '../../production/publication/releases.ts';
import { inRepo } from '../../repo.ts';
import { temporaryFolder } from '../../testing/product.ts';

const { rest } = startCommand({
  call: 'npm run bench:build',
  what: "Measures seconds and memory of astro build and of the standing renderer's whole release, and the weight of what grows with the number of fairs.",
  argument: { name: 'fairs', kind: 'number', what: 'how many fairs; 1000 and 10000 by default', many: true },
  examples: ['200'],
});
const SIZES = rest.length > 0 ? rest : [1_000, 10_000];
const SITE = 'https://fuar.example';
/** A text of about 13 kB, like that of a long fair. */
const DETAILS = `<h2>Program</h2>${'<p>Üreticiler, alıcılar ve <strong>yeni ürünler</strong> üç gün boyunca aynı çatı altında; söyleşiler her gün saat ikide, girişler ücretsiz.</p>'.repeat(90)}`;
const TRADES = ['Tarım', 'Gıda', 'Mobilya', 'Tekstil', 'Yapı', 'Sağlık', 'Kitap', 'Enerji', 'Turizm'];

// Set this before the imports, because in development mode react-dom takes twice the time.
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

function someFairs(count: number): Fair[] {
  return Array.from({ length: count }, (_, index) => {
    const id = count - index;
    const trade = TRADES[id % TRADES.length];
    // The latest fair comes first, as in /api. Fairs start four days apart.
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

/** Serves all content, like /api/changes. */
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
  return { url: `http://127.0.0.1:${await listen(server)}`, stop: () => server.close() };
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
    used = usageOf(running.child.pid) ?? used;
  }, 100);
  await running.finally(() => clearInterval(watching));
  return { seconds: (performance.now() - startedAt) / 1000, ...used };
}

/** Peak memory, and processor time in seconds. */
function usageOf(pid: number | undefined): { megabytes: number; cpu: number } | undefined {
  try {
    const megabytes = Math.round(residentMegabytes(pid, 'VmHWM'));
    // A process that has ended but is not yet removed has no memory.
    return megabytes > 0 ? { megabytes, cpu: processorMs(pid) / 1000 } : undefined;
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

type Time = { seconds: number; cpu: number };

function describe({ seconds, cpu }: Time, size: number): string {
  const perThousand = ((seconds / size) * 1000).toFixed(2);
  return `${seconds.toFixed(1)} s (processor ${cpu.toFixed(1)}), ${perThousand} s per 1,000`;
}

function say(name: string, result: string): void {
  console.log(`  ${name.padEnd(40)} ${result}`);
}
