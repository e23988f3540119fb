// Serves everything from one origin: the current release and the back-office from memory, and `/api`, `/media`,
// `/console` and `/rest` from the CMS. It loads new releases by itself and serves pages while the CMS is down.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LONGEST_UPLOAD_MS } from '@fuar/shared/http/longest-upload';
import { coalesce } from '@fuar/shared/waiting/coalesce';
import { z } from 'zod';
import { repoPath } from '../repo.ts';
import { openFileCompressor } from './gateway/file-compressor.ts';
import { followFolder } from './gateway/follow-folder.ts';
import { createCmsProxy, isForCms } from './gateway/proxy.ts';
import { sendPreparing, serveSite } from './gateway/serve.ts';
import { compressSite, loadSite, type Site } from './gateway/site.ts';
import { onStop } from './processes/stop-signals.ts';
import { openReleases } from './publication/releases.ts';

const LOCK_POLL_MS = 50;
/** Delay after a release before its pages are compressed with the best quality. */
const QUIET_MS = 5_000;

const env = z
  .object({
    PORT: z.coerce.number(),
    /** If empty, the gateway listens on every address of the machine. */
    HOST: z.string(),
    CMS_URL: z.string(),
    RELEASES_DIR: z.string(),
    TRUST_PROXY: z.coerce.number(),
  })
  .parse(process.env);

const releases = openReleases(env.RELEASES_DIR);
let site: Site | undefined;
let shown: number | undefined;
const compressor = openFileCompressor();
let compression = new AbortController();

async function show(current: number | undefined): Promise<void> {
  const older = (await releases.numbers()).filter((number) => number !== current).toReversed();
  const manifest = current === undefined || current === shown ? undefined : await releases.manifest(current);
  const isNext = manifest?.from !== undefined && manifest.from === shown;
  site = await loadSite(
    {
      ...(current === undefined ? {} : { release: releases.path(current) }),
      older: older.map(releases.path),
      admin: repoPath('admin/dist'),
      netlifyToml: repoPath('netlify.toml'),
    },
    site,
    isNext ? manifest.changed : undefined,
  );
  shown = current;
  compression.abort();
  compression = new AbortController();
  const { signal } = compression;
  const whenQuiet = () => sleep(QUIET_MS, undefined, { signal });
  compressSite(site, { compressor, signal, whenIdle: untilNoReleaseIsMade, whenQuiet }).catch(
    (error: unknown) => {
      if (!signal.aborted) console.error('the pages could not be compressed in advance', error);
    },
  );
}

async function untilNoReleaseIsMade(): Promise<void> {
  while (await releases.isOneMade()) await sleep(LOCK_POLL_MS);
}

/** True if files outside the release must be loaded again, for example a new build of the back-office. */
let isOutdated = true;
const load = coalesce(async () => {
  const current = releases.current();
  if (current === shown && !isOutdated) return;
  isOutdated = false;
  await show(current).catch((error: unknown) => {
    isOutdated = true;
    throw error;
  });
});

function follow(): void {
  if (releases.current() === shown) return;
  load().catch((error: unknown) => console.error('the release could not be loaded', error));
}

await load();
followFolder(env.RELEASES_DIR, follow);
// start.ts sends one message after it has built the back-office.
process.on('message', () => {
  isOutdated = true;
  load().catch((error: unknown) => console.error('the back-office could not be loaded', error));
});

const toCms = createCmsProxy(env.CMS_URL, env.TRUST_PROXY, () => site);
const server = createServer((request, response) => {
  const answered = isForCms(request.url ?? '/')
    ? toCms(request, response)
    : serveSite(site, request, response);
  answered.catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else sendPreparing(response);
  });
});
server.headersTimeout = 15_000;
server.requestTimeout = LONGEST_UPLOAD_MS;
server.keepAliveTimeout = 65_000;

server.listen(env.PORT, env.HOST || undefined);
await Promise.race([
  once(server, 'listening'),
  once(server, 'error').then(([error]) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${env.PORT} is taken.` : error.message);
    process.exit(1);
  }),
]);
process.send?.({ type: 'ready' });

/** After a stop signal, running requests may take this long. Must be shorter than the supervisor's grace period. */
const LAST_REQUESTS_MS = 10_000;

onStop(async () => {
  server.close();
  // Poll, because a connection becomes idle only when its last request is answered.
  setInterval(() => server.closeIdleConnections(), 50).unref();
  setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS).unref();
  await once(server, 'close');
});
