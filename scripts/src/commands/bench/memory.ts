import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminClient } from '@fuar/shared/api/admin-client';
import sharp from 'sharp';
import { StartError, startCommand } from '../../command.ts';
import { eventually, type Product, runStart, temporaryFolder, untilStarted } from '../../testing/product.ts';
import { sessionCookie, signIn } from '../../testing/sign-in.ts';
import { memoryOf, sumOf } from '../doctor/memory.ts';
import { endRenderer } from './kit.ts';

const LOAD_SECONDS = 20;
const V1 = '/sys/fs/cgroup/memory';
const V2 = '/sys/fs/cgroup';
const SAMPLE_MS = 500;

const {
  seconds: SECONDS,
  console: isWithConsole,
  limit: LIMIT,
} = startCommand({
  call: 'npm run bench:memory',
  what: 'Measures the memory (PSS) of all processes of the product with demo content: during a first start with all builds, under load, while staff work, and at rest, when the renderer has ended. Load is large uploads, publications and requests for pages.',
  options: {
    seconds: { kind: 'number', what: 'seconds of rest before the measurement', default: 60 },
    limit: { kind: 'number', what: 'megabytes that the kernel allows (0: no limit; needs root)', default: 0 },
    console: { kind: 'flag', what: 'with the raw console open' },
  },
  examples: ['', '--limit 1024', '--seconds 360 --console'],
});

// Simulate a first start, which finds no build and no compiled code.
const product = await runStart({
  dataDir: temporaryFolder(),
  env: {
    DEMO: '1',
    CONSOLE: isWithConsole ? '1' : '0',
    TURBO_FORCE: 'true',
    NODE_COMPILE_CACHE: temporaryFolder(),
  },
});
const limit = LIMIT > 0 ? limitMemory(product.process.pid ?? 0, LIMIT) : undefined;
try {
  await printPeak('first start', () => untilStarted(product));
  const api = await signIn(product.url);
  if (isWithConsole) {
    const cookie = await sessionCookie(product.url);
    await eventually(async () => (await fetch(`${product.url}/console`, { headers: { cookie } })).ok);
  }
  await printPeak('under load', () => load(api, product));
  await sleep(SECONDS * 1000);
  print('while staff work', measure());
  await endRenderer(product);
  await sleep(SECONDS * 1000);
  print('at rest', measure());
} finally {
  await product.stop();
  if (limit) console.log(`the kernel ended ${limit.end()} processes for lack of memory`);
}

/** Publishes fairs with pictures of 24 megapixels, while visitors read pages and responses of `/api`. */
async function load(api: AdminClient, { url }: Product): Promise<void> {
  const endsAt = performance.now() + LOAD_SECONDS * 1000;
  const isOver = () => performance.now() > endsAt;
  const visit = async (path: string) => {
    while (!isOver()) await (await fetch(url + path)).arrayBuffer();
  };
  const save = async (title: string, background: string) => {
    const picture = sharp({ create: { width: 6000, height: 4000, channels: 3, background } }).jpeg();
    const imageFile = new File([new Uint8Array(await picture.toBuffer())], 'a.jpg', { type: 'image/jpeg' });
    for (let n = 0; n === 0 || !isOver(); n += 1) {
      const { id } = await api.fairs.create({
        title: `${title} ${n}`,
        date: '1-3 Ocak 2030',
        description: 'Ölçüm.',
        imageFile,
      });
      await eventually(async () => (await fetch(`${url}/fuarlar/${id}`)).ok);
    }
  };
  const paths = ['/', '/fuarlar', '/galeri', '/basin', '/api/fairs', '/api/press'];
  await Promise.all([...paths.map(visit), save('Ölçüm A', '#a33'), save('Ölçüm B', '#33a')]);
}

async function printPeak(when: string, work: () => Promise<void>): Promise<void> {
  let peak = measure();
  const timer = setInterval(() => {
    const now = measure();
    if (sumOf(now) > sumOf(peak)) peak = now;
  }, SAMPLE_MS);
  const startedAt = performance.now();
  await work();
  clearInterval(timer);
  print(`${when} (${((performance.now() - startedAt) / 1000).toFixed(0)} s), at most`, peak);
}

function measure(): Map<string, number> {
  return memoryOf(product.process.pid ?? 0);
}

function print(when: string, megabytes: ReadonlyMap<string, number>): void {
  console.log(`${when}: ${sumOf(megabytes)} MB`);
  for (const [command, each] of megabytes) {
    const name = /(?:production|dist)\/(\w+)\.[jt]s/.exec(command)?.[1] ?? command.slice(0, 80);
    if (each >= 1) console.log(`  ${name.padEnd(12)} ${Math.round(each)} MB`);
  }
}

/**
 * Simulates a smaller machine: limits the memory, including the file cache, of a process and of its later children. Call `end`
 * after all these processes have ended. It returns how many of them the kernel killed for lack of memory.
 */
function limitMemory(pid: number, megabytes: number): { end: () => number } {
  const isV1 = existsSync(V1);
  const group = join(isV1 ? V1 : V2, `fuar-bench-${pid}`);
  try {
    mkdirSync(group);
    writeFileSync(join(group, isV1 ? 'memory.limit_in_bytes' : 'memory.max'), String(megabytes * 1024 ** 2));
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new StartError(
      'This system allows no memory limit: run the command as root, outside a container.',
      {
        cause: error,
      },
    );
  }
  return {
    end: () => {
      const events = readFileSync(join(group, isV1 ? 'memory.oom_control' : 'memory.events'), 'utf8');
      try {
        rmdirSync(group);
      } catch {
        // Ignore the error: the group cannot be removed while a program that turbo left behind still runs in it.
      }
      return Number(/^oom_kill (\d+)/m.exec(events)?.[1]);
    },
  };
}
