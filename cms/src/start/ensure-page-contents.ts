import { POLICIES_MESSAGES as m } from '@fuar/shared/messages/public/policies';
import { PAGE_KEYS, type PageKey } from '@fuar/shared/schemas/page-content';
import type { Payload } from 'payload';
import { countRows } from '../database/rows.ts';

const TITLES: Record<PageKey, string> = {
  kvkk: m.privacyTitle,
  'isg-politikasi': m.safetyTitle,
  'insan-kaynaklari': m.humanResourcesTitle,
};

/**
 * Creates a row without text for each page that has no row yet. Does not raise the version, because a row without text does
 * not change the site.
 */
export async function ensurePageContents(payload: Payload): Promise<void> {
  for (const pageKey of PAGE_KEYS) {
    const isThere = async () =>
      (await countRows(payload, 'page-contents', { pageKey: { equals: pageKey } })) > 0;
    if (await isThere()) continue;
    const data = { pageKey, title: TITLES[pageKey], changedIn: 0 };
    try {
      await payload.create({ collection: 'page-contents', data, context: { announced: true } });
    } catch (error) {
      // Ignore the error if another process on the same database has created the page.
      if (!(await isThere())) throw error;
    }
  }
}
