import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommand } from '@fuar/shared/commands/command';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { ownerOf } from '@fuar/shared/non-page-prefixes';
import { PATHS } from '@fuar/shared/paths';
import type { Payload, SanitizedConfig } from 'payload';
import { isRestCall } from './access/rest-requests.ts';
import { createAnswerCache } from './api/answer-cache.ts';
import { answerFromCache } from './api/answer-from-cache.ts';
import { createApp } from './api/app.ts';
import { createDeps, type Deps } from './api/deps.ts';
import { createHttpServer, type Listener, listenerOf } from './api/http-server.ts';
import { isCrossSiteChange } from './api/middleware/origin.ts';
import { findStaffByHeaders } from './api/middleware/session.ts';
import { CONSOLE_SIGN_IN } from './api/routes/console-sign-in.ts';
import { API_HEADERS } from './api/security-headers.ts';
import { createConsole, isConsoleFile } from './app/create-console.ts';
import { dropUnfinishedRestore } from './backup/unfinished-restore.ts';
import { type Registration, registerCms } from './database/register-process.ts';
import { countRows } from './database/rows.ts';
import { finishPublications } from './editing/publish-draft.ts';
import { startSchedule } from './editing/schedule.ts';
import { backdateOnRequest } from './inbox/backdate.ts';
import { failLostReplies } from './inbox/reply.ts';
import { logConsoleErrors, logError, logInfo, logWarning } from './log/log.ts';
import { startMailer } from './mail/mailer.ts';
import { lowerImageThreadPriority } from './media/lower-image-thread-priority.ts';
import { startMakingAvif } from './media/make-avif.ts';
import { startSweeping } from './media/start-sweeping.ts';
import { countRequests, observeRequests } from './metrics/observe-requests.ts';
import { needsSecondFactor } from './people/second-factor-rule.ts';
import { publishAfterCrash } from './publication/publish-after-crash.ts';
import { startPublisher } from './publication/publisher.ts';
import { releaseLease } from './publication/queue.ts';
import { startRetention } from './retention/start-retention.ts';
import { createConfig } from './start/create-config.ts';
import { type Env, isMongo, readEnv } from './start/env.ts';
import { ensureFirstAdmin, grantSession } from './start/first-admin.ts';
import { OWNER_ONLY, prepareFolders } from './start/folders.ts';
import { keepMemorySmall } from './start/memory.ts';
import { failureSentence } from './start/run-program.ts';
import { StartError } from './start/start-error.ts';
import { openPayload, preparePayload, stopPayload, unlessDiskIsFull } from './start/start-payload.ts';
import { removeTemporaryPaths, removeTemporaryPathsOnSignal } from './start/temporary-paths.ts';
import { createStorage } from './storage/create-storage.ts';

const SERVER = {
  call: 'node cms/dist/server.js',
  what: 'Runs the CMS until SIGTERM: /api, /media and the raw console. docs/settings.md lists its settings; npm start runs it with the site.',
  examples: [''],
} as const;
const CMS_DIR = join(import.meta.dirname, '..');
const LAST_REQUESTS_MS = 10_000;

async function main(): Promise<void> {
  readCommand(SERVER, { parseArgs, process });
  process.umask(OWNER_ONLY);
  logConsoleErrors();
  // The start may back up the database, so a signal must remove the unfinished copy. `stopOnRequest` later replaces this
  // reaction to signals.
  const endStart = removeTemporaryPathsOnSignal();
  const env = readEnv(process.env);
  keepMemorySmall(env);
  await prepareFolders(env).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`DATA_DIR (${env.DATA_DIR}) cannot be written: ${cause.code ?? cause.message}.`, {
      cause,
    });
  });
  // Call this after the first file access, because that access starts libuv's threads. Skip the call while the CMS fills the
  // demo, because there are no visitors then.
  if (!env.GRANT_SESSION) lowerImageThreadPriority();
  const storage = createStorage(env);
  await storage.prepare();
  const config = createConfig(env, storage);
  const payload = await openPayload(env, config, 'default');
  // Register before any change, because a restore must not run at the same time.
  const registration = await registerCms(payload);
  await serve({ env, payload, registration, config: await config, endStart }).catch(
    async (error: unknown) => {
      // Unregister this process. Otherwise a restore would be refused until the registration expires.
      await registration.stop();
      throw error;
    },
  );
}

type Serving = {
  env: Env;
  payload: Payload;
  registration: Registration;
  config: SanitizedConfig;
  endStart: () => void;
};

async function serve({ env, payload, registration, config, endStart }: Serving): Promise<void> {
  if (await dropUnfinishedRestore(payload)) {
    logWarning('restore-unfinished', {
      hint: 'A restore was killed. Some rows may be old and some restored: run it again.',
    });
  }
  await preparePayload(payload, env);
  const firstAdmin = await ensureFirstAdmin(payload, env);
  if (firstAdmin?.password) {
    const { email, password } = firstAdmin;
    unprinted = `First administrator: ${email}, password: ${password} (shown this once)\n`;
  }
  if (!process.send) printPassword();
  const deps = await createDeps(env, payload, config);
  const cache = createAnswerCache(payload);
  const hono = listenerOf(createApp(deps, cache).fetch);
  const routed = observeRequests(route(env, deps, hono), deps.metrics);
  // With an ADMIN_ORIGIN, no response may bypass Hono, because Hono adds the CORS headers.
  const answer = env.ADMIN_ORIGIN ? routed : answerFromCache(cache, routed);
  const server = createHttpServer(countRequests(answer, deps.metrics));
  const port = await listen(server, env);
  logInfo('listening', { port, database: payload.db.name });

  // On SQLite no other process exists, so a lease that is held now is left over from a killed run.
  if (!isMongo(env)) await releaseLease(payload);
  const crashes = await publishAfterCrash(payload, () => finishPublications(deps));
  const publisher = startPublisher(payload, webhookOf(env));
  const schedule = startSchedule(deps);
  const sweeps = [startSweeping(payload, env), startRetention(deps)];
  const avif = startMakingAvif(payload);
  await unlessDiskIsFull(() => failLostReplies(payload));
  const mailer = startMailer(deps);
  const background = [publisher, schedule, avif, ...(mailer ? [mailer] : [])];
  stopOnRequest({ server, payload, background, sweeps, crashes, registration });
  endStart();

  if (env.GRANT_SESSION) backdateOnRequest(payload, deps.withLock);

  process.send?.({
    type: 'ready',
    port,
    empty: await isEmpty(payload),
    ...(firstAdmin ? { firstAdmin } : {}),
    ...(env.GRANT_SESSION ? { session: await grantSession(deps) } : {}),
  });
  unprinted = undefined;
}

/** The line with the password of a new first administrator, until this process has printed it or sent it to its parent. */
let unprinted: string | undefined;

/** A failed start prints the password too, because the next start cannot print it again. */
function printPassword(): void {
  if (unprinted) process.stdout.write(unprinted);
  unprinted = undefined;
}

function webhookOf(env: Env) {
  const { REBUILD_WEBHOOK_URL: url, REBUILD_WEBHOOK_SECRET: secret, PUBLIC_SITE_URL: siteUrl } = env;
  return url ? { url, secret, siteUrl } : undefined;
}

/**
 * Answers `/api` and `/media` directly. Next answers Payload's console and REST. A request without a session
 * never reaches Next, however its URL is spelled, so the request can run no operation and costs no rendering.
 */
function route(env: Env, deps: Deps, hono: Listener): Listener {
  const openConsole = env.CONSOLE ? createConsole(CMS_DIR) : undefined;
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    if (!openConsole || ownerOf(path) !== 'console' || path === CONSOLE_SIGN_IN)
      return hono(request, response);
    // Next would answer 500.
    if (!URL.canParse(`http://${request.headers.host}`)) return refuse(response, 400, m.malformedHost);
    if (isCrossSiteChange(request.method ?? 'GET', headersOf(request), env)) {
      return refuse(response, 403, m.foreignOrigin);
    }
    findStaffByHeaders(request.headers, deps)
      .then(async (staff) => {
        const isLimited = staff && (await needsSecondFactor(deps.payload, staff));
        if (staff && !isLimited) {
          return isKnown(request.method ?? 'GET', path)
            ? openConsole(request, response)
            : refuse(response, 404, m.noSuchRoute);
        }
        if (/^\/console(?:\/|$)/.test(path))
          return redirect(response, staff ? PATHS.adminAccount : PATHS.signIn);
        if (staff) return refuse(response, 403, m.secondFactorNeeded);
        refuse(response, 401, m.unauthorized);
      })
      .catch((error: unknown) => {
        logError('console-failed', error);
        refuse(response, 503, m.unavailable);
      });
  };
}

/** False for a request that Next would answer with an English page or with the status 500. */
function isKnown(method: string, path: string): boolean {
  if (/^\/rest(?:\/|$)/.test(path)) return isRestCall(method, path);
  return !/^\/_next(?:\/|$)/.test(path) || isConsoleFile(CMS_DIR, path);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...API_HEADERS, location, 'cache-control': 'no-store' }).end();
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  });
  // A 404 has the error format of `/api`. Every other error has the format of Payload's REST.
  response.end(JSON.stringify(status === 404 ? { message } : { errors: [{ message }] }));
}

function headersOf({ headers }: IncomingMessage): Headers {
  const known = ['host', 'origin', 'sec-fetch-site', 'x-forwarded-host'];
  return new Headers(
    known.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}

async function listen(server: Server, { HOST, CMS_PORT }: Env): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${cause.message}`;
      reject(new StartError(`CMS_PORT ${CMS_PORT} on ${HOST} ${reason}.`, { cause }));
    });
    server.listen(CMS_PORT, HOST, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : CMS_PORT;
}

async function isEmpty(payload: Payload): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return (await countRows(payload, 'fairs')) === 0 && !settings.updatedAt;
}

type Running = {
  server: Server;
  payload: Payload;
  background: { stop: () => Promise<void> }[];
  sweeps: { stop: () => Promise<void> }[];
  crashes: { stop: () => Promise<void> };
  registration: Registration;
};

/** On a request to stop, finishes running requests, returns a running publication to the queue and closes the database. */
function stopOnRequest({ server, payload, background, sweeps, crashes, registration }: Running): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Do not wait for the sweeps, because they may take minutes. The end of the process interrupts them, and the next start
    // repeats them.
    for (const sweep of sweeps) void sweep.stop();
    let isCutOff = false;
    setTimeout(() => {
      isCutOff = true;
      server.closeAllConnections();
    }, LAST_REQUESTS_MS).unref();
    await Promise.all([closed, ...background.map((one) => one.stop())]);
    // Without this record, the next start publishes once more than needed.
    if (!isCutOff) await crashes.stop().catch((error: unknown) => logError('stop-not-recorded', error));
    // End the registration only after all work has stopped, because a restore may start after that.
    await registration.stop();
    await stopPayload(payload);
    process.exit(0);
  };
  const stopOrExit = () => {
    stop().catch((error: unknown) => {
      logError('stop-failed', error);
      process.exit(1);
    });
  };
  process.on('SIGTERM', stopOrExit);
  process.on('SIGINT', stopOrExit);
  // The parent process is gone.
  process.on('disconnect', stopOrExit);
}

main().catch((error: unknown) => {
  removeTemporaryPaths();
  printPassword();
  const sentence = failureSentence(error, process.env);
  if (sentence) process.stderr.write(`${sentence}\n`);
  else logError('start-failed', error);
  process.exit(1);
});
