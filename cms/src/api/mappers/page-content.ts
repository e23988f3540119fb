import type { AdminPageContent, PageContent, PageKey } from '@fuar/shared/schemas/page-content';
import type { PageContent as StoredPageContent } from '../../payload-types.ts';
import { toHtml } from '../../rich-text/to-html.ts';
import { versionOf } from '../row-version.ts';
import { isLive } from './live.ts';

export function toPageContent({ id, pageKey, title, content }: StoredPageContent): PageContent {
  return { id, pageKey: pageKey as PageKey, title, content: toHtml(content) };
}

export function toAdminPageContent(stored: StoredPageContent, published: number): AdminPageContent {
  return { ...toPageContent(stored), live: isLive(stored, published), version: versionOf(stored) };
}
