import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { announce } from '../scripts/src/production/publication/announce.ts';
import { filesBelow, openReleases } from '../scripts/src/production/publication/releases.ts';
import { inRepo } from '../scripts/src/repo.ts';
import { eventually, type Product, startProduct, temporaryFolder } from '../scripts/src/testing/product.ts';
import { startPublisher } from '../scripts/src/testing/publisher.ts';
import { signIn } from '../scripts/src/testing/sign-in.ts';
import { attachLogs } from './attach-logs.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
  await changeEverything();
});
test.afterAll(() => product?.stop());
attachLogs(() => product);

/** Makes one change of each kind, one after the other, so that several incremental releases lead to the current one. */
async function changeEverything(): Promise<void> {
  const api = await signIn(product.url);
  const live = () => eventually(async () => (await api.publication.get()).state === 'live');
  const [first, second, third] = await api.fairs.list();
  if (!first || !second || !third) throw new Error('the demo has fairs');
  await live();
  await api.fairs.update(first.id, { title: 'Adı değişen fuar' });
  await live();
  await api.fairs.update(second.id, {
    date: '2-4 Ocak 2031',
    details: '<p>Başka <a href="/yok">metin</a></p>',
  });
  await live();
  await api.fairs.delete(third.id);
  await live();
  await api.fairs.create({
    title: 'Yeni fuar',
    date: 'henüz belli değil',
    description: 'Tarihi okunamayan.',
  });
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

/** Digests by file name, without the parts that differ on purpose between releases of equal content. */
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

test('incremental releases have the same files as a full release', async () => {
  test.setTimeout(60_000);
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
  test.setTimeout(120_000);
  // Build on the disk of Astro's own folder, because Astro moves files from there, and a move fails between two disks.
  const outDir = temporaryFolder(inRepo('sites/.astro'));
  const astro = inRepo('node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', outDir], {
    cwd: inRepo('sites'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      CMS_URL: product.url,
      PUBLIC_SITE_URL: product.url,
    },
  });
  expect(await digests(outDir)).toEqual(await online());
});
