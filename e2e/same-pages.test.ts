import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { announce } from '../scripts/src/production/publication/announce.ts';
import { filesBelow, openReleases } from '../scripts/src/production/publication/releases.ts';
import { repoPath } from '../scripts/src/repo.ts';
import { temporaryFolder, untilLive } from '../scripts/src/testing/product.ts';
import { startPublisher } from '../scripts/src/testing/publisher.ts';
import { signIn } from '../scripts/src/testing/sign-in.ts';
import { serveProduct } from './serve-product.ts';

const product = serveProduct();
test.beforeAll(changeEverything);

/** Makes one change of each kind, one after the other, so that several incremental releases lead to the current one. */
async function changeEverything(): Promise<void> {
  const api = await signIn(product.url);
  const live = () => untilLive(api);
  const [first, second, third] = await api.fairs.list();
  if (!first || !second || !third) throw new Error('the demo has fairs');
  await live();
  await api.fairs.update(first.id, { title: 'Adı değişen fuar' });
  await live();
  const details = '<p>Başka <a href="/yok">metin</a></p>';
  await api.fairs.update(second.id, { date: '2-4 Ocak 2031', details });
  await live();
  await api.fairs.delete(third.id);
  await live();
  const added = { title: 'Yeni fuar', date: 'henüz belli değil', description: 'Tarihi okunamayan.' };
  await api.fairs.create(added);
  await live();
  const { id } = await api.exhibitors.create(first.id, { name: 'Çınar Sulama', hall: 'A' });
  await live();
  await api.exhibitors.update(id, { stand: 'A12' });
  await live();
  await api.fairs.update(second.id, { notice: 'postponed', openingHours: '10.00-18.00', isSupervised: true });
  await live();
  await api.settings.update({ phone: '0412 000 99 99' });
  await live();
}

/** Digests of a release's files by name. Ignores `builtAt`, which differs between releases of equal content. */
async function digests(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of (await filesBelow(folder)).toSorted()) {
    const text = readFileSync(join(folder, name), 'latin1').replace(/"builtAt":"[^"]*"/, '');
    found[name] = createHash('sha256').update(text).digest('hex').slice(0, 12);
  }
  return found;
}

const online = async () => {
  const releases = openReleases(join(product.dataDir, 'releases'));
  return digests(releases.path(releases.current() ?? 0));
};

async function buildSite(url: string): Promise<string> {
  // Build inside sites/.astro, because Astro would move files from sites/.astro to an output folder elsewhere. Such a move
  // fails between two disks.
  const outDir = temporaryFolder(repoPath('sites/.astro'));
  const astro = repoPath('node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', outDir], {
    cwd: repoPath('sites'),
    env: {
      ...{ ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      ...{ CMS_URL: url, PUBLIC_SITE_URL: url },
    },
  });
  return outDir;
}

test('incremental releases have the same files as a full release', async () => {
  const folder = temporaryFolder();
  const publisher = await startPublisher({
    releasesDir: folder,
    cmsUrl: product.url,
    siteUrl: product.url,
    secret: 'geheim',
    onLine: (line) => product.log.push(line),
  });
  await announce(publisher.url, 'geheim', 0);
  await publisher.stop();
  const releases = openReleases(folder);
  expect(await digests(releases.path(releases.current() ?? 0))).toEqual(await online());
});

test('astro build makes the same files as the publisher’s renderer', async () => {
  expect(await digests(await buildSite(product.url))).toEqual(await online());
});
