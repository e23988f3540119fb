import { createAdminClient } from '@fuar/shared/api/admin-client';
import { createClient } from '@fuar/shared/api/client';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { DEMO_PAGE_CONTENTS } from './page-contents.ts';
import { seedInboxes } from './seed/inboxes.ts';
import { seedAlbums, seedFairs, seedPressItems, seedSlides } from './seed/pictured-content.ts';
import { DEMO_SETTINGS } from './settings.ts';

/**
 * Fills a CMS with the demo content through `/api`, as staff and visitors would. May be called again after a crash: what
 * is there already is not added a second time.
 * @param session a cookie pair of an administrator
 */
export async function seed(cmsUrl: string, session: string): Promise<void> {
  const options = {
    origin: cmsUrl,
    fetch: (url: RequestInfo | URL, init?: RequestInit) =>
      fetch(url, { ...init, headers: { ...init?.headers, cookie: session } }),
  };
  const admin = createAdminClient(options);
  const today = todayInIstanbul(new Date());

  await admin.settings.update(DEMO_SETTINGS);
  // Before any request: each names the text of this day.
  for (const { pageKey, ...page } of DEMO_PAGE_CONTENTS) await admin.pageContent.update(pageKey, page);
  const fairs = await seedFairs(admin, today);
  // At once: the CMS is busy with one picture while the next ones travel.
  await Promise.all([
    seedAlbums(admin, fairs),
    seedPressItems(admin, today),
    seedSlides(admin),
    seedInboxes(createClient(options), admin, fairs, today),
  ]);
}
