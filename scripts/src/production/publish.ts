// The publisher of one machine. It waits for signed calls of the CMS:
// - POST /publish announces a change. The publisher makes a release, and answers 200 `{ version }` when the release is online,
//   or 500 `{ message }` if the old release stays online.
// - POST /preview/warm starts the renderer while staff are at work, so that the first save need not wait for the start.
// - POST /preview stores a draft in memory and names the pages that the draft would change. POST /preview/page renders a page
//   with the draft, and answers 404 if the token is unknown, expired or another person's (shared/src/schemas/preview-calls.ts).
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Preview } from '@fuar/shared/schemas/editing';
import { readPreviewSchema, startPreviewSchema } from '@fuar/shared/schemas/preview-calls';
import { announcementSchema, releaseSchema } from '@fuar/shared/schemas/publication';
import { coalesce } from '@fuar/shared/waiting/coalesce';
import { z } from 'zod';
import { onStop } from './processes/stop-signals.ts';
import { type Call, call, createCallServer } from './publication/call-server.ts';
import { createPreviews } from './publication/previews.ts';
import { openReleases } from './publication/releases.ts';
import { readBuildId } from './publication/renderer-bundle.ts';
import { createRendererProcess } from './publication/renderer-process.ts';

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
const tidy = () =>
  releases.sweep().catch((error: unknown) => console.error('old releases could not be removed', error));
await tidy();
// `code` combines the build's id and the site's URL, because pages depend on both.
const { RELEASES_DIR, RENDERER_DIR, CMS_URL, SITE_URL } = env;
const code = `${readBuildId(RENDERER_DIR)} ${SITE_URL}`;
const renderer = createRendererProcess(
  { RELEASES_DIR, RENDERER_DIR, CMS_URL, SITE_URL, CODE: code },
  // Tidy up, because a killed renderer leaves an unfinished release.
  { onEnded: () => void tidy() },
);

let wanted = 0;
const publish = coalesce(async () => {
  const live = await online();
  // The version is already online if the call is a duplicate or a retry, or if the previous release included the change.
  if (live && live.version >= wanted && live.code === code) return live;
  const startedAt = performance.now();
  const { release, rendered, pages } = await renderer.run('release', {});
  await untilServed(release.version);
  const ms = Math.round(performance.now() - startedAt);
  console.log(`version ${release.version} is online: ${rendered} of ${pages} pages rendered, ${ms} ms`);
  return release;
});

async function online() {
  const number = releases.current();
  return number === undefined ? undefined : await releases.manifest(number);
}

/** Waits until the gateway serves the new release, which it loads by itself. Warns if that takes too long. */
async function untilServed(version: number): Promise<void> {
  for (const pause of [0, 5, 10, 20, 40, 80, 160, 320, 640, 1280]) {
    await sleep(pause);
    const response = await fetch(new URL('/release.json', env.GATEWAY_URL)).catch(() => undefined);
    const release = releaseSchema.safeParse(await response?.json().catch(() => undefined));
    if (release.success && release.data.version >= version) return;
  }
  console.warn('the gateway does not serve the new release yet');
}

const previews = createPreviews();

const CALLS: Record<string, Call> = {
  '/publish': call(announcementSchema, async (announced) => {
    wanted = Math.max(wanted, announced.version);
    const { version } = await publish();
    return { version };
  }),
  '/preview/warm': call(z.object({}), () => renderer.run('warm', {})),
  '/preview': call(startPreviewSchema, async ({ owner, version, ...draft }): Promise<Preview> => {
    const { token, expiresAt } = previews.add(owner, draft);
    return { token, expiresAt, pages: await renderer.run('previewPages', { token, draft, version }) };
  }),
  '/preview/page': call(readPreviewSchema, async ({ token, owner, path }) => {
    const draft = previews.find(token, owner);
    return draft && renderer.run('previewPage', { token, draft, path });
  }),
};

const server = createCallServer(CALLS, env.REBUILD_WEBHOOK_SECRET);
server.listen(env.PUBLISHER_PORT, '127.0.0.1');
await once(server, 'listening');

const live = await online();
process.send?.({ type: 'ready', release: !live ? 'none' : live.code === code ? 'current' : 'outdated' });

onStop(async () => {
  server.close();
  server.closeAllConnections();
  await renderer.stop();
});
