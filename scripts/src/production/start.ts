import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';
import { SMALL_MALLOC } from '@fuar/shared/small-malloc';
import { z } from 'zod';
import { StartError, sentenceOf, startCommand } from '../command.ts';
import { repoPath } from '../repo.ts';
import { build, buildProduct, isBuilt, startBuild, type Target } from './build.ts';
import { claimDataDir, type DataDir, openDataDir } from './data-dir.ts';
import { type Env, gatewayUrlOf, loadEnvFile, parseEnv } from './env.ts';
import { assertPortFree, freePort } from './processes/ports.ts';
import { onNpmEnd, onStop } from './processes/stop-signals.ts';
import { type Service, supervise } from './processes/supervisor.ts';
import { step } from './progress.ts';
import { announce, announceAgain } from './publication/announce.ts';

const cmsReadySchema = z.object({
  port: z.number(),
  empty: z.boolean(),
  firstAdmin: z.object({ email: z.string(), password: z.string().optional() }).optional(),
  session: z.string().optional(),
});

const CONSOLE: Target = 'cms#build:console';

/** Makes Node collect garbage before the heap grows (measured by npm run bench:memory). */
const SMALL_HEAP = ['--max-semi-space-size=1'];
/** For programs that are mostly idle. The flag makes their compiled code smaller but slower. */
const SMALL_PROGRAM = [...SMALL_HEAP, '--optimize-for-size'];

const running: { stop: () => Promise<void> }[] = [];

async function start(): Promise<void> {
  loadEnvFile();
  const env = parseEnv(process.env);
  const data = openDataDir(env.DATA_DIR);
  claimDataDir(data);
  await checkPort(env);
  const cmsPort = env.CMS_PORT || (await freePort(env.PORT));
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const siteUrl = env.PUBLIC_SITE_URL ?? `http://localhost:${env.PORT}`;
  const publisher = await findPublisher(env, data, cmsPort);

  const gateway = run(
    'gateway',
    repoPath('scripts/src/production/gateway.ts'),
    {
      PORT: String(env.PORT),
      HOST: env.HOST ?? '',
      CMS_URL: cmsUrl,
      RELEASES_DIR: data.releases,
      TRUST_PROXY: String(env.TRUST_PROXY),
      ...SMALL_MALLOC,
    },
    SMALL_HEAP,
  );
  const given = { env, data, cmsUrl, siteUrl, publisher };

  // Start each part as soon as the parts that it needs are ready.
  const { cms, pages, admin } = buildProduct(data.renderer);
  const builtPages = step('building the pages', () => pages);
  const builtAdmin = step('building the back-office', () => admin);
  const foundConsole = env.CONSOLE ? findConsole() : Promise.resolve(false);
  const builtCms = step('building the CMS', () => Promise.all([cms, foundConsole]));
  const filled = builtCms.then(() => (needsDemo(given) ? fillDemo(given) : undefined));
  const cmsStarted = filled.then(() => startCms(given, cmsPort));
  const publisherStarted = Promise.all([builtPages, filled]).then(() => startPublisher(given));
  const published = Promise.all([publisherStarted, cmsStarted]).then(([release]) =>
    publisher.local && release !== 'current' ? publishSite(publisher.local, release) : undefined,
  );
  const [isConsoleBuilt] = await Promise.all([
    foundConsole,
    published,
    foundConsole.then((isFound) => (isFound ? build([CONSOLE]) : undefined)),
    Promise.all([builtAdmin, gateway.ready.catch(explain)]).then(() => gateway.send({ type: 'reload' })),
  ]);

  printWelcome(siteUrl, env);
  if (env.CONSOLE && !isConsoleBuilt) await buildConsole();
}

async function checkPort({ PORT: port, HOST: host }: Env): Promise<void> {
  try {
    await assertPortFree(port, host);
  } catch (error) {
    const reasons: Record<string, string> = {
      EADDRINUSE: `PORT: port ${port} is taken; stop what listens there or set another PORT.`,
      EACCES: `PORT: this user may not listen on port ${port}.`,
    };
    const reason = reasons[String(errorCode(error))] ?? `HOST: this machine cannot listen on ${host}.`;
    throw new StartError(reason, { cause: error });
  }
}

function run(name: string, file: string, env: NodeJS.ProcessEnv, flags: string[] = []): Service {
  const service = supervise(name, file, { env, flags, log: (line) => isShown(line) && console.log(line) });
  running.push(service);
  return service;
}

/** True during seeding. The CMS then logs much that nobody needs, so log lines of the level info are hidden. */
let isSeeding = false;

function isShown(line: string): boolean {
  return !isSeeding || !line.includes('"level":"info"');
}

/**
 * Throws the reason why a service ended before it was ready. The message of `error` is the last line that the service wrote
 * to stderr.
 */
function explain(error: unknown): never {
  throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
}

type LocalPublisher = { port: number; secret: string };
type Publisher = { url: string; secret: string | undefined; local?: LocalPublisher };

/** Our own publisher, unless REBUILD_WEBHOOK_URL names another one. */
async function findPublisher(env: Env, data: DataDir, cmsPort: number): Promise<Publisher> {
  if (env.REBUILD_WEBHOOK_URL) return { url: env.REBUILD_WEBHOOK_URL, secret: env.REBUILD_WEBHOOK_SECRET };
  const local = { port: await freePort(env.PORT, cmsPort), secret: data.secret('webhook') };
  return { url: `http://127.0.0.1:${local.port}/publish`, secret: local.secret, local };
}

/** The first administrator, if this start has created one whose password is not printed yet. */
let newAdmin: z.infer<typeof cmsReadySchema>['firstAdmin'];

// With a larger young generation, the heap would keep the memory of picture processing (measured by npm run bench:api).
const SMALL_MEMORY = {
  ...SMALL_MALLOC,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`.trim(),
};

type Given = { env: Env; data: DataDir; cmsUrl: string; siteUrl: string; publisher: Publisher };

function needsDemo({ env, data }: Given): boolean {
  return data.demo.read() !== 'done' && (env.DEMO ?? env.DATABASE_URL === undefined);
}

/**
 * Fills an empty database through a separate CMS process. That process does not announce changes, and the gateway does not know
 * its address. The process is stopped after the filling, because the filling makes its memory grow.
 */
async function fillDemo({ env, data }: Given): Promise<void> {
  isSeeding = true;
  // Start the demo program first, so that it loads its code while the CMS starts.
  const demo = run('demo', repoPath('scripts/src/demo/fill.ts'), {});
  // Prevent an unhandled rejection: the `await` below reports a failure.
  demo.ready.catch(() => undefined);
  const cms = runCms({ env, data }, 0, {
    GRANT_SESSION: '1',
    READY_PICTURES: repoPath('scripts/src/demo/ready-media'),
    // The demo sends more rows in a minute than a visitor may.
    FORM_LIMIT: '1000',
    FORM_DAY_LIMIT: '1000',
    // Send no mail, because the demo's senders do not exist and staff need no notices of invented messages.
    SMTP_URL: undefined,
  });
  const { port, empty, firstAdmin, session } = cmsReadySchema.parse(await cms.ready.catch(explain));
  newAdmin = firstAdmin;
  if (empty || data.demo.read() === 'pending') {
    data.demo.write('pending');
    await step('filling the empty database with demo content', async () => {
      demo.send({ cmsUrl: `http://127.0.0.1:${port}`, session });
      const inboxes = await demo.ready.catch(explain);
      await cms.ask({ ...inboxes, type: 'backdate' }, 'backdated');
    });
  }
  await demo.stop();
  if (session) await endSession(port, session);
  await cms.stop();
  isSeeding = false;
  data.demo.write('done');
}

async function startCms({ env, data, siteUrl, publisher }: Given, port: number): Promise<void> {
  const cms = runCms({ env, data }, port, {
    LINK_ORIGIN: siteUrl,
    SERVICE_ID: randomUUID(),
    REBUILD_WEBHOOK_URL: publisher.url,
    REBUILD_WEBHOOK_SECRET: publisher.secret,
    ...(publisher.local ? { PREVIEW_URL: `http://127.0.0.1:${publisher.local.port}/preview` } : {}),
    ...SMALL_MEMORY,
  });
  const ready = await step('starting the CMS', () => cms.ready.catch(explain));
  newAdmin ??= cmsReadySchema.parse(ready).firstAdmin;
}

function runCms({ env, data }: Pick<Given, 'env' | 'data'>, port: number, more: NodeJS.ProcessEnv): Service {
  return run('cms', repoPath('cms/dist/server.js'), {
    NODE_ENV: 'production',
    CMS_PORT: String(port),
    // Replaces the user's HOST, which is the gateway's address. All programs that connect to the CMS run on this machine.
    HOST: '127.0.0.1',
    DATA_DIR: data.path,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? data.secret('payload'),
    TRUST_PROXY: String(env.TRUST_PROXY),
    REBUILD_WEBHOOK_URL: undefined,
    GRANT_SESSION: '0',
    READY_PICTURES: undefined,
    LINK_ORIGIN: undefined,
    SERVICE_ID: undefined,
    ...more,
  });
}

/** Ends the session that seeding used, because the administrator would see it as an unknown device. */
async function endSession(port: number, cookie: string): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/api/auth/logout`, { method: 'POST', headers: { cookie } });
}

/**
 * Starts our own publisher. Returns whether the release online is 'current', 'outdated' or missing ('none'). Returns 'elsewhere'
 * if another publisher is configured.
 */
async function startPublisher({ env, data, cmsUrl, siteUrl, publisher }: Given): Promise<string> {
  if (!publisher.local) return 'elsewhere';
  const { release } = await run(
    'publisher',
    repoPath('scripts/src/production/publish.ts'),
    {
      PUBLISHER_PORT: String(publisher.local.port),
      RELEASES_DIR: data.releases,
      RENDERER_DIR: data.renderer,
      CMS_URL: cmsUrl,
      GATEWAY_URL: gatewayUrlOf(env),
      SITE_URL: siteUrl,
      REBUILD_WEBHOOK_SECRET: publisher.local.secret,
      ...SMALL_MALLOC,
    },
    SMALL_PROGRAM,
  ).ready;
  return String(release);
}

/**
 * Requests a missing or outdated release, because the CMS announces only changes of content. If the release is missing, waits
 * until the first attempt has ended.
 */
async function publishSite({ port, secret }: LocalPublisher, release: string): Promise<void> {
  const url = `http://127.0.0.1:${port}/publish`;
  const isMissing = release === 'none';
  const first = announce(url, secret, 0);
  const ended = (isMissing ? step('publishing the site', () => first) : first).catch((error: unknown) => {
    console.error(`The site is not published yet: ${error instanceof Error ? error.message : error}`);
    void announceAgain(url, secret);
  });
  if (isMissing) await ended;
}

function printWelcome(siteUrl: string, env: Env): void {
  console.log(`\n  Site           ${siteUrl}\n  Back-office    ${siteUrl}/signin`);
  if (env.CONSOLE) console.log(`  Raw console    ${siteUrl}/console`);
  printNewAdmin();
  console.log('\n  A new password for an administrator: npm run set-password\n');
}

/** A start that fails or is stopped calls this too, because the next start does not know the password. */
function printNewAdmin(): void {
  if (!newAdmin) return;
  const { email, password } = newAdmin;
  newAdmin = undefined;
  console.log(`\n  First administrator   ${email}`);
  console.log(`  Password              ${password ?? '(the one in ADMIN_PASSWORD)'}`);
  if (password) console.log('                        (shown this once)');
}

/**
 * Returns whether turbo has a console build of this code. If not, removes `BUILD_ID` of an outdated build, so that the CMS does
 * not load that build. A new build will overwrite its files.
 */
async function findConsole(): Promise<boolean> {
  const isFound = await isBuilt(CONSOLE);
  if (!isFound) rmSync(repoPath('cms/.next/BUILD_ID'), { force: true });
  return isFound;
}

/** Next's build takes a minute, so it starts last and with the lowest priority. */
async function buildConsole(): Promise<void> {
  await sleep(500);
  const building = startBuild([CONSOLE], { nice: true });
  running.push(building);
  await step('building the raw console in the background', async () => {
    const { code, signal } = await building.exited;
    if (code !== 0 && !signal)
      console.error(`The raw console could not be built:\n${building.output.slice(-20).join('\n')}`);
  });
}

async function stopAll(): Promise<void> {
  printNewAdmin();
  await Promise.all(running.map(({ stop }) => stop()));
}

startCommand({
  call: 'npm start',
  what: 'Builds what is missing, fills an empty embedded database with demo content, and serves the site and its back-office until Ctrl-C or SIGTERM. docs/settings.md lists its settings.',
  examples: [''],
});
// Call this last, because it uses the constants above.
onNpmEnd(onStop(stopAll));
try {
  await start();
} catch (error) {
  // Print one sentence for a problem that the operator can fix. Anything else is a bug, so print its stack.
  console.error(sentenceOf(error) ?? error);
  await stopAll();
  process.exit(1);
}
