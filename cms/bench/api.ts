import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommand } from '@fuar/shared/commands/command';
import { requireMongod, startMongod } from '../src/testing/start-mongod.ts';
import { aPhotograph, fill } from './content.ts';
import { type Load, load } from './load.ts';
import {
  type Cms,
  copyAnswer,
  type Program,
  startBareServer,
  startCms,
  untilPicturesAreMade,
} from './programs.ts';
import { median } from './quantile.ts';

const FAIRS = 100;
const ROUNDS = 3;
const SECONDS = 2;
const MANY = 50_000;
const EXHIBITORS = 2000;

const MESSAGE = { name: 'Ada', email: 'ada@ornek.test', subject: 'Konu', message: 'Metin '.repeat(40) };
// `/rest` does not allow creating messages, so the benchmark compares `/api/contact` with creating a press item in `/rest`.
const PRESS_ITEM = { type: 'Bulletin', title: 'Haber', date: '2030-05-01' };

const LISTS = [
  { path: '/api/fairs', rest: '/rest/fairs?limit=100&depth=1&sort=-startDate' },
  { path: '/api/fairs?fields=card', rest: '/rest/fairs?limit=100&depth=1&select[details]=false' },
  {
    path: '/api/fairs/upcoming?limit=4&fields=card',
    rest: '/rest/fairs?limit=4&depth=1&select[details]=false',
  },
  { path: '/api/press', rest: '/rest/press-items?limit=100&depth=1&sort=-date' },
  { path: '/api/gallery/categories', rest: '/rest/gallery-images?limit=100&depth=1' },
];

const { mongodb } = readCommand(
  {
    call: 'npm run bench:api',
    what: "Measures /api against Payload's own REST and against bare node:http, as ratios of one run, for about seven minutes. Without the console (npm run build:console -w cms) the comparison with REST is left out.",
    options: { mongodb: { kind: 'flag', what: 'on a throw-away mongod of MONGOD_BIN or the PATH' } },
    examples: ['', '--mongodb'],
  },
  { parseArgs, process },
);
const mongod = mongodb ? requireMongod() : undefined;
execFileSync(process.execPath, ['build.ts'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });

const folder = mkdtempSync(join(tmpdir(), 'fuar-bench-'));
const running: { stop: () => Promise<void> }[] = [];
try {
  const database = mongod ? await startMongod(mongod) : undefined;
  if (database) running.push(database);
  await measure(database?.url('bench'));
} finally {
  for (const program of running.reverse()) await program.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(databaseUrl: string | undefined): Promise<void> {
  const cms = await startCms(folder, databaseUrl);
  const bare = await startBareServer();
  running.push(cms, bare);
  say('database', databaseUrl ? 'MongoDB' : 'SQLite');
  say('memory at the start', megabytes(cms));
  await fill(cms, FAIRS);
  await untilPicturesAreMade(cms);
  say(`memory after ${FAIRS} fairs and press items with pictures, and albums`, megabytes(cms));
  for (const { path } of LISTS) await load(at(cms, path), { requests: MANY / 100 });
  await measureMemory(cms);
  await compareToBare(cms, bare);
  await compareToNotModified(cms);
  await compareToUploads(cms);
  await measureImports(cms);
  await compareToRest(cms);
}

async function measureMemory(cms: Program): Promise<void> {
  for (const { path } of LISTS) await load(at(cms, path), { requests: Math.ceil(MANY / LISTS.length) });
  say(`memory after ${MANY} requests`, `${megabytes(cms)} (bar: below 220 MB)`);
}

async function compareToBare(cms: Program, bare: Program): Promise<void> {
  for (const { path } of LISTS) {
    const response = await fetch(`http://127.0.0.1:${cms.port}${path}`);
    const bytes = Number(response.headers.get('content-length'));
    await copyAnswer(bare, response);
    const ratio = await ratioOf(cms, at(cms, path), bare, at(bare, path));
    say(`${path} (${Math.round(bytes / 1024)} KiB) against bare node:http`, `${ratio} (bar: 0.70)`);
  }
}

async function compareToNotModified(cms: Program): Promise<void> {
  for (const { path } of LISTS) {
    const etag = (await fetch(`http://127.0.0.1:${cms.port}${path}`)).headers.get('etag') ?? '';
    const known = { ...at(cms, path), headers: { 'if-none-match': etag } };
    const ratio = await ratioOf(cms, known, cms, at(cms, path));
    say(`${path} 304 against 200`, `${ratio} (bar: 1.00)`);
  }
}

async function compareToUploads(cms: Cms): Promise<void> {
  const visitor = { ...at(cms, '/api/fairs?fields=card'), connections: 4 };
  const idle = await load(visitor, { seconds: 5 });
  const photographs = await Promise.all([1, 2, 3].map((n) => aPhotograph(4000, 3000, 100 + n)));
  const until = { isOver: false, uploads: 0 };
  const uploading = (async () => {
    while (!until.isOver) {
      await cms.admin.media.upload({ imageFile: photographs[until.uploads % photographs.length] as File });
      until.uploads += 1;
    }
  })();
  const busy = await load(visitor, { seconds: 8 });
  until.isOver = true;
  await uploading;
  const times = `${idle.p99.toFixed(2)} → ${busy.p99.toFixed(2)} ms, ${until.uploads} uploads of 12 megapixels`;
  say('p99 while pictures are uploaded', `${(busy.p99 / idle.p99).toFixed(1)} (bar: 5.0; ${times})`);
  say('memory after the uploads', megabytes(cms));
}

async function measureImports({ admin }: Cms): Promise<void> {
  const [fair] = await admin.fairs.list();
  for (const [what, hall] of [
    ['new', 'A'],
    ['changed', 'B'],
  ] as const) {
    const rows = Array.from({ length: EXHIBITORS }, (_, n) => `Öz Makine ${n};${hall};${n};Makine;Türkiye`);
    const csv = ['Firma;Salon;Stant;Ürün grubu;Ülke', ...rows].join('\r\n');
    const csvFile = new File([csv], 'liste.csv');
    const began = performance.now();
    await admin.exhibitors.import(fair?.id ?? 0, { csvFile });
    const seconds = (performance.now() - began) / 1000;
    say(`import of ${EXHIBITORS} ${what} exhibitors`, `${seconds.toFixed(2)} s (bar: 3)`);
  }
}

async function compareToRest(cms: Cms): Promise<void> {
  if (!existsSync(join(import.meta.dirname, '../.next/BUILD_ID'))) {
    say('against Payload’s REST', 'left out: run npm run build:console -w cms');
    return;
  }
  const headers = { cookie: cms.session };
  for (const { path, rest } of LISTS) {
    await load({ ...at(cms, rest), headers }, { requests: 16 });
    const ratio = await ratioOf(cms, at(cms, path), cms, { ...at(cms, rest), headers });
    say(`${path} against ${rest.split('?', 1)[0]}`, `${ratio} (bar: 30)`);
  }
  const post = { ...at(cms, '/api/contact'), json: MESSAGE };
  const create = { ...at(cms, '/rest/press-items'), json: PRESS_ITEM, headers };
  const ratio = await ratioOf(cms, post, cms, create);
  say('/api/contact against a create at /rest/press-items', `${ratio} (bar: 2.0)`);
  say('memory with the console loaded', megabytes(cms));
}

function at({ port }: Program, path: string): Load {
  return { port, path };
}

/**
 * Divides the requests per second of `us` by those of `them`. The loads alternate, and the result is the median of all rounds,
 * because other work on the machine disturbs single rounds. The returned string also gives the processor time per request,
 * which other work affects less.
 */
async function ratioOf(us: Program, ours: Load, them: Program, theirs: Load): Promise<string> {
  const ratios: number[] = [];
  const rates: string[] = [];
  const costs: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await measureLoad(us, ours, ours.json ? 201 : ours.headers?.['if-none-match'] ? 304 : 200);
    const second = await measureLoad(them, theirs, theirs.json ? 201 : 200);
    ratios.push(first.perSecond / second.perSecond);
    rates.push(`${Math.round(first.perSecond)}/${Math.round(second.perSecond)}`);
    costs.push([first.cpu, second.cpu]);
  }
  const [our = 0, their = 0] = [0, 1].map((i) => median(costs.map((pair) => pair[i] ?? 0)));
  const cpu = `${our.toFixed(3)}/${their.toFixed(3)} ms CPU a request`;
  return `${median(ratios).toFixed(2)} [${rates.join(' ')} a second; ${cpu}]`;
}

async function measureLoad(program: Program, request: Load, status: number) {
  const before = program.cpu();
  const { perSecond, statuses } = await load(request, { seconds: SECONDS });
  if (Object.keys(statuses).join() !== String(status)) {
    throw new Error(`${request.path}: ${JSON.stringify(statuses)}`);
  }
  return { perSecond, cpu: (program.cpu() - before) / Number(statuses[status]) };
}

function megabytes(program: Program): string {
  return `${Math.round(program.memory())} MB`;
}

function say(what: string, figure: string): void {
  console.log(`${what}: ${figure}`);
}
