import { createAdminClient } from '@fuar/shared/api/admin-client';
import { createClient } from '@fuar/shared/api/client';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { DEMO_PAGE_CONTENTS } from './page-contents.ts';
import { cancelFair, seedBelongings } from './seed/fair-facts.ts';
import { type SeededInboxes, seedInboxes } from './seed/inboxes.ts';
import { seedAlbums, seedFairs, seedPressItems, seedSlides } from './seed/pictured-content.ts';
import { DEMO_SETTINGS } from './settings.ts';

/**
 * Fills a CMS with the demo content through `/api`, as staff and visitors would. After a crash it can be called again,
 * because it skips existing content.
 * @param session a cookie pair of an administrator
 * @returns the rows of the inboxes, each with the time at which it should have arrived
 */
export async function seed(cmsUrl: string, session: string): Promise<SeededInboxes> {
  const options = {
    origin: cmsUrl,
    fetch: (url: RequestInfo | URL, init?: RequestInit) =>
      fetch(url, { ...init, headers: { ...init?.headers, cookie: session } }),
  };
  const admin = createAdminClient(options);
  const today = todayInIstanbul(new Date());

  await admin.settings.update(DEMO_SETTINGS);
  // Update the page contents first, because each participation request records the current consent text.
  for (const { pageKey, ...page } of DEMO_PAGE_CONTENTS) await admin.pageContent.update(pageKey, page);
  const fairs = await seedFairs(admin, today);
  // Run these in parallel, so that the CMS processes one picture while the next ones are sent.
  const [inboxes] = await Promise.all([
    seedInboxes(createClient(options), admin, fairs, today),
    seedAlbums(admin, fairs),
    seedPressItems(admin, today),
    seedSlides(admin),
    seedBelongings(admin, fairs),
  ]);
  await cancelFair(admin, fairs);
  return inboxes;
}
