// The publisher of one machine: waits for the announcements of the CMS (POST /publish, signed), makes a release for
// each, and answers when it is online: 200 `{ version }`, or 500 `{ message }` with the old release still there.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSigned } from '@fuar/shared/http/signature';
import { PUBLICATION_MESSAGES } from '@fuar/shared/messages/admin/publication';
import { announcementSchema, releaseSchema } from '@fuar/shared/schemas/publication';
import { coalesce } from '@fuar/shared/waiting/coalesce';
import { z } from 'zod';
import { onStop } from './processes/stop-signals.ts';
import { openReleases } from './publication/releases.ts';
import { readBuildId } from './publication/renderer-bundle.ts';
import { createStandingRenderer } from './publication/standing-renderer.ts';

const env = z
  .object({
    PUBLISHER_PORT: z.coerce.number(),
    RELEASES_DIR: z.string(),
    RENDERER_DIR: z.string(),
    CMS_URL: z.string(),
    GATEWAY_URL: z.string(),
    SITE_URL: z.string(),
    REBUILD_WEBHOOK_SECRET: z.string(),
  })
  .parse(process.env);

const releases = openReleases(env.RELEASES_DIR);
async function tidy(): Promise<void> {
  await releases.sweep();
  await releases.removeOld();
}
await tidy();
// Other code makes other pages of the same content, and so does another address of the site.
const { RELEASES_DIR, RENDERER_DIR, CMS_URL, SITE_URL } = env;
const code = `${readBuildId(RENDERER_DIR)} ${SITE_URL}`;
const renderer = createStandingRenderer(
  { RELEASES_DIR, RENDERER_DIR, CMS_URL, SITE_URL, CODE: code },
  // A renderer that was killed leaves an unfinished release.
  { onEnded: () => void tidy().catch(console.error) },
);

let wanted = 0;
const publish = coalesce(async () => {
  const live = await online();
  // Announced twice, a retry after an answer that got lost, or included in the run before.
  if (live && live.version >= wanted && live.code === code) return live;
  const startedAt = performance.now();
  const { release, rendered, pages } = await renderer.render();
  await untilServed(release.version);
  const ms = Math.round(performance.now() - startedAt);
  console.log(`version ${release.version} is online: ${rendered} of ${pages} pages rendered, ${ms} ms`);
  return release;
});

async function online() {
  const number = releases.current();
  return number === undefined ? undefined : await releases.manifest(number);
}

/** The gateway follows by itself; this only holds back the answer until visitors get the new release. */
async function untilServed(version: number): Promise<void> {
  for (const pause of [0, 5, 10, 20, 40, 80, 160, 320, 640, 1280]) {
    await sleep(pause);
    const response = await fetch(new URL('/release.json', env.GATEWAY_URL)).catch(() => undefined);
    const release = releaseSchema.safeParse(await response?.json().catch(() => undefined));
    if (release.success && release.data.version >= version) return;
  }
  console.warn('the gateway does not serve the new release yet');
}

async function handleAnnouncement(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const signature = request.headers['x-signature'];
  if (
    !(await isSigned(body, env.REBUILD_WEBHOOK_SECRET, Array.isArray(signature) ? signature[0] : signature))
  ) {
    return answer(response, 401, { message: 'The signature is wrong.' });
  }
  const { version } = announcementSchema.parse(JSON.parse(body));
  wanted = Math.max(wanted, version);
  try {
    const release = await publish();
    answer(response, 200, { version: release.version });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Staff read this; the cause is for the log.
    answer(response, 500, { message: PUBLICATION_MESSAGES.buildFailed });
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  if (request.method !== 'POST' || request.url !== '/publish')
    return answer(response, 404, { message: 'Not here.' });
  handleAnnouncement(request, response).catch((error: unknown) =>
    answer(response, 400, { message: error instanceof Error ? error.message : String(error) }),
  );
});
// A release may take minutes on a large site: the caller decides how long it waits.
server.requestTimeout = 0;
server.listen(env.PUBLISHER_PORT, '127.0.0.1');
await once(server, 'listening');

const live = await online();
process.send?.({ type: 'ready', release: !live ? 'none' : live.code === code ? 'current' : 'outdated' });

onStop(async () => {
  server.close();
  server.closeAllConnections();
  await renderer.stop();
});
