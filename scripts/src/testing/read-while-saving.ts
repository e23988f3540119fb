import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminClient } from '@fuar/shared/api/admin-client';

const VISITORS = 4;
const SAVES = 50;
const PAUSE_MS = 100;
const TITLE = /Kayıt no (\d+)\./;

/**
 * Saves a fair repeatedly while visitors read the fair's page, and after it two pages with lists of fairs. Counts the reads and
 * the failures. `older` counts the list pages that showed an older title than the fair's page just before.
 */
export async function readWhileSaving(url: string, api: AdminClient, id: number) {
  const counts = { reads: 0, failed: 0, older: 0 };
  let isSaving = true;

  async function shownOn(path: string): Promise<number> {
    counts.reads += 1;
    const response = await fetch(url + path).catch(() => undefined);
    const number = TITLE.exec((await response?.text().catch(() => '')) ?? '')?.[1];
    if (response?.status !== 200) counts.failed += 1;
    return Number(number ?? -1);
  }
  async function visit(lists: string[]): Promise<void> {
    while (isSaving) {
      const onPage = await shownOn(`/fuarlar/${id}`);
      for (const list of lists) if ((await shownOn(list)) < onPage) counts.older += 1;
      await sleep(5);
    }
  }

  const visits = Array.from({ length: VISITORS }, () => visit(['/fuarlar', '/katilimci-ol']));
  for (let n = 0; n < SAVES; n += 1) {
    await Promise.all([api.fairs.update(id, { title: `Kayıt no ${n}.` }), sleep(PAUSE_MS)]);
  }
  while ((await api.publication.get()).state !== 'live') await sleep(50);
  isSaving = false;
  await Promise.all(visits);
  return { ...counts, shown: await shownOn(`/fuarlar/${id}`) };
}
