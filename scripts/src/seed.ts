import { readFile } from 'node:fs/promises';
import { createAdminClient } from '@fuar/shared/api/admin-client';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { demoFairs } from './demo/fairs.ts';
import { DEMO_SETTINGS } from './demo/settings.ts';
import { inRepo } from './repo.ts';

/**
 * Fills a CMS with the demo content through `/api`, as staff would. May be called again after a crash: what is there
 * already, by its title, is not added a second time.
 * @param session a cookie pair of an administrator
 */
export async function seed(cmsUrl: string, session: string): Promise<void> {
  const api = createAdminClient({
    origin: cmsUrl,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, cookie: session } }),
  });
  await api.settings.update(DEMO_SETTINGS);

  const present = new Set((await api.fairs.list()).map(({ title }) => title));
  // The first on the list opens soonest; it is added last, because the back-office shows the newest id first.
  const missing = demoFairs(todayInIstanbul(new Date()))
    .filter(({ title }) => !present.has(title))
    .toReversed();
  for (const { key: _, picture, ...fair } of missing) {
    await api.fairs.create({ ...fair, imageFile: await readPicture(picture) });
  }
}

async function readPicture(name: string): Promise<File> {
  return new File([await readFile(inRepo(`scripts/demo-media/${name}`))], name, { type: 'image/webp' });
}
