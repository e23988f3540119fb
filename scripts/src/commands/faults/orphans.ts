import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startProduct, within } from '../../testing/product.ts';
import { signIn } from '../../testing/sign-in.ts';
import { leftovers, type Scope } from './world.ts';

const A_MONTH_MS = 31 * 24 * 3_600_000;

/**
 * Checks that the product deletes unused pictures. The product keeps unused pictures for a day, and the pictures of deleted
 * fairs for 30 days. Therefore this function makes pictures and deletions 31 days older and then starts the product. Rejects
 * if an unused or temporary file remains. Stops the product afterwards.
 */
export async function checkOrphans(dataDir: string, { say }: Scope): Promise<void> {
  const media = join(dataDir, 'media');
  const before = new Date(Date.now() - A_MONTH_MS);
  for (const name of readdirSync(media)) utimesSync(join(media, name), before, before);
  const database = new DatabaseSync(join(dataDir, 'data.db'));
  database.prepare('update media set updated_at = ?').run(before.toISOString());
  database.prepare('update versions set at = at - ?').run(A_MONTH_MS);
  // Make the records of removable files older, too (cms/src/media/removable-files.ts).
  const age = "json_set(data, '$.at', json_extract(data, '$.at') - ?)";
  database.prepare(`update payload_kv set data = ${age} where key like 'removable %'`).run(A_MONTH_MS);
  database.close();

  await using product = await startProduct({ dataDir, env: { DEMO: '0', SIGNIN_LIMIT: '1000' } });
  const api = await signIn(product.url);
  const shown = new Set<string>();
  for (const { id } of await api.fairs.list()) {
    for (const { image, imageUrl } of await api.gallery.images(id)) {
      for (const url of [imageUrl, ...(image?.srcset.map((size) => size.url) ?? [])]) shown.add(stemOf(url));
    }
  }
  const orphans = () => readdirSync(media).filter((name) => !shown.has(stemOf(name)));
  await within(20_000, `sweep of ${orphans().join(', ')}`, async () => orphans().length === 0);
  // Wait, because a release may be in progress: removing the pictures has changed the content.
  const left = () => [
    ...readdirSync(join(dataDir, 'tmp')).map((name) => `tmp/${name}`),
    ...leftovers(join(dataDir, 'releases')),
  ];
  await within(30_000, `end of ${left().join(', ')}`, async () => left().length === 0);
  say(`no orphan file; ${shown.size} pictures are shown`);
}

/** The file names of all sizes of a picture begin with the hash of its bytes. */
function stemOf(name: string): string {
  return /([^/]+?)(?:-(?:\d+x\d+|share))?\.\w+$/.exec(name)?.[1] ?? name;
}
