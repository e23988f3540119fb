import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, finding } from '@fuar/shared/schemas/finding';
import { openReleases } from '../../production/publication/releases.ts';

/** Warns if `npm run rollback` put an older release online. Compares the numbers, because no rollback is recorded. */
export async function examineRelease(dataDir: string): Promise<Finding[]> {
  const folder = join(dataDir, 'releases');
  if (!existsSync(folder)) return [];
  const releases = openReleases(folder);
  const online = releases.current();
  const newest = (await releases.numbers()).at(-1);
  if (online === undefined || newest === undefined || newest <= online) return [];
  const says = `the older release ${online} of the pages is online, not release ${newest}`;
  const advice =
    'npm run rollback put it there. The next change in the back-office replaces it, and so does a restart if another version of the product made it.';
  return [finding('warning', 'release', says, advice)];
}
