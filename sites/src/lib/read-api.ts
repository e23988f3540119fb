import { followChanges } from '@fuar/shared/api/follow-changes';
import type { RowOf } from '@fuar/shared/content/kinds';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { type Changes, changesSchema } from '@fuar/shared/schemas/changes';
import type { Fair } from '@fuar/shared/schemas/fair';
import { PAGE_KEYS, type PageContent, type PageKey } from '@fuar/shared/schemas/page-content';
import type { SiteContent, WholeAlbum } from './site-content.ts';

const TIMEOUT_MS = 30_000;

/**
 * Reads the content: the first time all of it, then what has changed since. Any answer that is not as the contract says
 * rejects with one sentence.
 */
export function createReader(cmsUrl: string | undefined): (now?: Date) => Promise<SiteContent> {
  if (!cmsUrl) throw new Error('CMS_URL is not set: a site build reads its content from there.');
  const address = `${cmsUrl.replace(/\/+$/, '')}/api/changes`;
  const follow = followChanges((since) => get(since === undefined ? address : `${address}?since=${since}`));

  return async (now = new Date()) => {
    const { galleryImages, pages, ...rest } = await follow();
    return {
      ...rest,
      builtAt: now.toISOString(),
      today: todayInIstanbul(now),
      pages: byKey(pages, address),
      albums: toAlbums(rest.fairs.values(), galleryImages.values()),
    };
  };
}

/** The content at one version. */
export async function readApi(cmsUrl: string | undefined, now = new Date()): Promise<SiteContent> {
  return createReader(cmsUrl)(now);
}

async function get(url: string): Promise<Changes> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new Error(`${url} could not be read: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status} instead of 200.`);

  const json: unknown = await response.json().catch(() => undefined);
  const parsed = changesSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
  throw new Error(`${url} answered something else than the contract${where}: ${issue?.message}.`);
}

function byKey(pages: PageContent[], address: string): Record<PageKey, PageContent> {
  const found = new Map(pages.map((page) => [page.pageKey, page]));
  const lacking = PAGE_KEYS.filter((key) => !found.has(key));
  if (lacking.length > 0) throw new Error(`${address} has no text of ${lacking.join(', ')}.`);
  return Object.fromEntries(found) as Record<PageKey, PageContent>;
}

/** Like `/api/gallery/categories`: fairs with pictures, in the order of fairs, each with its first picture as cover. */
function toAlbums(fairs: Iterable<Fair>, galleryImages: Iterable<RowOf<'galleryImages'>>): WholeAlbum[] {
  const imagesByFair = Map.groupBy(galleryImages, ({ fairId }) => fairId);
  return [...fairs].flatMap(({ id, title, date }) => {
    const images = imagesByFair.get(id) ?? [];
    const [cover] = images;
    if (!cover) return [];
    const { imageUrl, image } = cover;
    return [{ id, title, date, imageUrl, ...(image ? { image } : {}), imageCount: images.length, images }];
  });
}
