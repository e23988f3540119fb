import { type ContentSnapshot, followChanges } from '@fuar/shared/api/follow-changes';
import type { RowOf } from '@fuar/shared/content/kinds';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { type Changes, changesSchema } from '@fuar/shared/schemas/changes';
import type { Fair } from '@fuar/shared/schemas/fair';
import { PAGE_KEYS, type PageContent, type PageKey } from '@fuar/shared/schemas/page-content';
import type { SiteContent, WholeAlbum } from './site-content.ts';

const TIMEOUT_MS = 30_000;

/**
 * Returns a function that reads the content: all of it at first, then only changes. If content and day are unchanged, the
 * function returns the same object as before. For a response that violates the contract, it throws one sentence.
 */
export function createReader(cmsUrl: string | undefined): (now?: Date) => Promise<SiteContent> {
  if (!cmsUrl) throw new Error('CMS_URL is not set: a site build reads its content from there.');
  const address = `${cmsUrl.replace(/\/+$/, '')}/api/changes`;
  const get = createGet();
  const follow = followChanges((since) => get(since === undefined ? address : `${address}?since=${since}`));
  let last: { followed: ContentSnapshot; content: SiteContent } | undefined;

  return async (now = new Date()) => {
    const followed = await follow();
    const today = todayInIstanbul(now);
    if (last?.followed === followed && last.content.today === today) return last.content;
    const { pages, ...rest } = followed;
    const content: SiteContent = {
      ...rest,
      builtAt: now.toISOString(),
      today,
      pages: byKey(pages, address),
      albums: toAlbums(rest.fairs.values(), rest.galleryImages.values()),
    };
    last = { followed, content };
    return content;
  };
}

/** Returns a function that reads changes. For an unchanged response (304) it returns the previous object. */
function createGet(): (url: string) => Promise<Changes> {
  let last: { url: string; etag: string; changes: Changes } | undefined;
  return async (url) => {
    const known = last?.url === url ? last : undefined;
    const response = await request(url, known?.etag);
    if (known && response.status === 304) return known.changes;
    const changes = await parse(url, response);
    const etag = response.headers.get('etag');
    last = etag ? { url, etag, changes } : undefined;
    return changes;
  };
}

function request(url: string, etag: string | undefined): Promise<Response> {
  const headers = etag ? { 'if-none-match': etag } : {};
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { headers, signal }).catch((cause: unknown) => {
    throw new Error(`${url} could not be read: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  });
}

async function parse(url: string, response: Response): Promise<Changes> {
  if (response.status !== 200) throw new Error(`${url} answered ${response.status} instead of 200.`);

  const json: unknown = await response.json().catch(() => undefined);
  const parsed = changesSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
  throw new Error(`the response of ${url} violates the contract${where}: ${issue?.message}.`);
}

function byKey(pages: PageContent[], address: string): Record<PageKey, PageContent> {
  const found = new Map(pages.map((page) => [page.pageKey, page]));
  const lacking = PAGE_KEYS.filter((key) => !found.has(key));
  if (lacking.length > 0) throw new Error(`${address} has no text for ${lacking.join(', ')}.`);
  return Object.fromEntries(found) as Record<PageKey, PageContent>;
}

/** Like `/api/gallery/categories`: fairs with pictures, in the order of fairs, each with its first picture as cover. */
export function toAlbums(
  fairs: Iterable<Fair>,
  galleryImages: Iterable<RowOf<'galleryImages'>>,
): WholeAlbum[] {
  const imagesByFair = Map.groupBy(galleryImages, ({ fairId }) => fairId);
  return [...fairs].flatMap(({ id, title, date }) => {
    const images = imagesByFair.get(id) ?? [];
    const [cover] = images;
    if (!cover) return [];
    const { imageUrl, image } = cover;
    return [{ id, title, date, imageUrl, ...(image ? { image } : {}), imageCount: images.length, images }];
  });
}
