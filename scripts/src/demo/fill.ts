// Fills a CMS with demo content. The parent process sends the URL of the CMS and a staff session, and gets the inbox rows.
import { once } from 'node:events';
import { type AdminClient, createAdminClient } from '@fuar/shared/api/admin-client';
import { createClient } from '@fuar/shared/api/client';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { DEMO_DOCUMENTS } from './fairs/documents.ts';
import { demoExhibitorsCsv } from './fairs/exhibitors.ts';
import { CANCELLED, WITH_DOCUMENTS, WITH_EXHIBITORS } from './fairs/facts.ts';
import { DEMO_PAGE_CONTENTS } from './page-contents.ts';
import { type SeededInboxes, seedInboxes } from './seed/inboxes.ts';
import {
  type FairIds,
  readDemoFile,
  seedAlbums,
  seedFairs,
  seedPressItems,
  seedSlides,
} from './seed/pictured-content.ts';
import { DEMO_SETTINGS } from './settings.ts';

// The IPC channel keeps this program alive until the parent process closes it.
process.on('disconnect', () => process.exit());
const [{ cmsUrl, session }] = await once(process, 'message');
const inboxes = await seed(cmsUrl, session);
process.send?.({ ...inboxes, type: 'ready' });

/**
 * Fills a CMS with the demo content through `/api`, as staff and visitors would. After a crash it can be called again,
 * because it skips existing content.
 * @param session a cookie pair of an administrator
 * @returns the rows of the inboxes, each with the time at which it should have arrived
 */
async function seed(cmsUrl: string, session: string): Promise<SeededInboxes> {
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

async function seedBelongings(admin: AdminClient, ids: FairIds): Promise<void> {
  const documented = ids.get(WITH_DOCUMENTS);
  const fair = (await admin.fairs.list()).find(({ id }) => id === documented);
  if (fair && fair.documents.length === 0) {
    for (const { title, file } of DEMO_DOCUMENTS) {
      const documentFile = await readDemoFile(`documents/${file}`, 'application/pdf');
      await admin.fairs.addDocument(fair.id, { title, documentFile });
    }
  }
  const exhibited = ids.get(WITH_EXHIBITORS);
  if (exhibited === undefined || (await admin.exhibitors.list(exhibited)).length > 0) return;
  const csvFile = new File([demoExhibitorsCsv()], 'katilimcilar.csv', { type: 'text/csv' });
  await admin.exhibitors.import(exhibited, { csvFile });
}

/** Cancels one fair. Call this after the inboxes are filled, because a cancelled fair accepts no requests. */
async function cancelFair(admin: AdminClient, ids: FairIds): Promise<void> {
  const id = ids.get(CANCELLED.key);
  if (id !== undefined) await admin.fairs.update(id, CANCELLED.facts);
}
