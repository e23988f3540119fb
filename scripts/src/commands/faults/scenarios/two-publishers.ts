import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findMongod, startMongod } from '../../../../../cms/src/testing/start-mongod.ts';
import { startNode } from '../../../production/processes/child.ts';
import { freePort } from '../../../production/processes/ports.ts';
import { announce } from '../../../production/publication/announce.ts';
import { repoPath } from '../../../repo.ts';
import { ADMIN, temporaryFolder, within } from '../../../testing/product.ts';
import { startPublisher } from '../../../testing/publisher.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { checkWorld } from '../check.ts';
import { openWorld, type Scope } from '../world.ts';

const SECRET = 'ortak-sir';
const PAYLOAD_SECRET = 'ein-geheimnis-fuer-zwei';

/** Runs two CMS processes on one database. Each has its own publisher, and both publishers share a release folder. */
export async function twoPublishers(scope: Scope): Promise<void> {
  const { random, say, isShort } = scope;
  const binary = findMongod();
  if (!binary) {
    say('SKIPPED: needs a mongod, see MONGOD_BIN');
    return;
  }
  await using mongod = await startMongod(binary);
  const dataDir = temporaryFolder();
  const PORT = String(await freePort());
  const siteUrl = `http://localhost:${PORT}`;
  const startOne = () =>
    startPublisher({
      releasesDir: join(dataDir, 'releases'),
      cmsUrl: siteUrl,
      siteUrl,
      secret: SECRET,
      onLine: (line) => scope.log.push(`[own publisher] ${line}`),
    });
  await using first = await startOne();
  await using second = await startOne();
  const shared = { DATABASE_URL: mongod.url('fuar'), PAYLOAD_SECRET, REBUILD_WEBHOOK_SECRET: SECRET };
  await using world = await openWorld(scope, {
    dataDir,
    env: { ...shared, PORT, REBUILD_WEBHOOK_URL: first.url },
  });

  const cmsPort = await freePort();
  await using _cms = startNode(repoPath('cms/dist/server.js'), [], {
    env: {
      ...shared,
      NODE_ENV: 'production',
      CONSOLE: '0',
      SIGNIN_LIMIT: '1000',
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      REBUILD_WEBHOOK_URL: second.url,
    },
  });
  const otherUrl = `http://127.0.0.1:${cmsPort}`;
  await within(30_000, 'second CMS', async () => (await fetch(`${otherUrl}/api/healthz`)).ok);
  const other = await signIn(otherUrl);

  let isSaving = true;
  let releases = 0;
  let refused = 0;
  const announcing = [first, second].map(async ({ url }) => {
    while (isSaving) {
      // Announce a version higher than the content's, so that each announcement makes a release.
      // On a busy machine a release may fail, because the content changes faster than the renderer reads it.
      await announce(url, SECRET, 1e9).then(
        () => (releases += 1),
        () => (refused += 1),
      );
      await sleep(random.between(0, 100));
    }
  });
  for (let n = 0; n < (isShort ? 10 : 40); n += 1) {
    await world.staff.save(n % 2 === 0 ? undefined : other);
    await sleep(random.between(0, 150));
  }
  isSaving = false;
  await Promise.all(announcing);
  say(`two publishers made ${releases} releases in one folder, and could not make ${refused}`);
  await checkWorld(world);
  if (releases === 0) throw new Error('no publisher could make a release');
}
