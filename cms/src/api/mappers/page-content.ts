import { type AdminPageContent, pageContentSchema } from '@fuar/shared/schemas/page-content';
import type { PageContent as StoredPageContent } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { createMapper } from './entity.ts';
import { isLive } from './live.ts';

export const toPageContent = createMapper(pageContentSchema);

export function toAdminPageContent(stored: StoredPageContent, published: number): AdminPageContent {
  return { ...toPageContent(stored), live: isLive(stored, published), version: versionOf(stored) };
}
