import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { fairSchema } from '@fuar/shared/schemas/fair';
import { albumSchema, galleryImageSchema } from '@fuar/shared/schemas/gallery';
import {
  PAGE_KEYS,
  type PageContent,
  type PageKey,
  pageContentSchema,
} from '@fuar/shared/schemas/page-content';
import { pressItemSchema } from '@fuar/shared/schemas/press-item';
import { siteSettingsSchema } from '@fuar/shared/schemas/site-settings';
import { sliderImageSchema } from '@fuar/shared/schemas/slider-image';
import { z } from 'zod';
import type { SiteContent, WholeAlbum } from './site-content.ts';

const PAGE_SIZE = 100;
const TRIES = 10;
const TIMEOUT_MS = 30_000;

/** Content changed between two answers: what was read so far belongs to no version. */
class VersionChanged extends Error {}

/** Reads one version of the whole content; any answer that is not as the contract says rejects with one sentence. */
export async function readApi(cmsUrl: string | undefined, now = new Date()): Promise<SiteContent> {
  if (!cmsUrl) throw new Error('CMS_URL is not set: a site build reads its content from there.');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      return await readOneVersion(cmsUrl.replace(/\/+$/, ''), now);
    } catch (error) {
      if (!(error instanceof VersionChanged)) throw error;
    }
  }
  throw new Error(`The content at ${cmsUrl} kept changing while it was read, ${TRIES} times in a row.`);
}

async function readOneVersion(cmsUrl: string, now: Date): Promise<SiteContent> {
  const { body: settings, version } = await get(`${cmsUrl}/api/settings`, siteSettingsSchema);

  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const answer = await get(`${cmsUrl}/api${path}`, schema);
    if (answer.version !== version) throw new VersionChanged();
    return answer.body;
  };
  const readAll = async <T extends { id: number }>(path: string, schema: z.ZodType<T>) => {
    const all = new Map<number, T>();
    for (let page = 1, full = true; full; page += 1) {
      const rows = await read(`${path}?page=${page}&limit=${PAGE_SIZE}`, z.array(schema));
      for (const row of rows) all.set(row.id, row);
      full = rows.length === PAGE_SIZE;
    }
    return all;
  };

  const fairs = await readAll('/fairs', fairSchema);
  const press = await readAll('/press', pressItemSchema);
  const slides = await read('/slider-images', z.array(sliderImageSchema));
  const albums: WholeAlbum[] = [];
  for (const album of await read('/gallery/categories', z.array(albumSchema))) {
    albums.push({ ...album, images: await read(`/gallery/${album.id}`, z.array(galleryImageSchema)) });
  }
  const pages = {} as Record<PageKey, PageContent>;
  for (const key of PAGE_KEYS) pages[key] = await read(`/page-content/${key}`, pageContentSchema);

  return {
    version,
    builtAt: now.toISOString(),
    today: todayInIstanbul(now),
    settings,
    fairs,
    press,
    albums,
    slides,
    pages,
  };
}

async function get<T>(url: string, schema: z.ZodType<T>): Promise<{ body: T; version: number }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new Error(`${url} could not be read: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status} instead of 200.`);
  const version = Number(response.headers.get('x-content-version') ?? Number.NaN);
  if (!Number.isSafeInteger(version)) throw new Error(`${url} named no content version.`);

  const json: unknown = await response.json().catch(() => undefined);
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
    throw new Error(`${url} answered something else than the contract${where}: ${issue?.message}.`);
  }
  return { body: parsed.data, version };
}
