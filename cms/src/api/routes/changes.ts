import type { changesRoutes } from '@fuar/shared/api/routes/changes';
import type { Changes, SiteOutline } from '@fuar/shared/schemas/changes';
import { PAGE_KEYS } from '@fuar/shared/schemas/page-content';
import type { Payload } from 'payload';
import type { GalleryImage } from '../../payload-types.ts';
import { readChangedRows } from '../../publication/changed-rows.ts';
import { readStamps } from '../../publication/stamps.ts';
import { currentVersion } from '../../publication/version.ts';
import type { Content } from '../content.ts';
import type { Handlers } from '../handler.ts';
import { toFair } from '../mappers/fair.ts';
import { toGalleryImages } from '../mappers/gallery.ts';
import { toPageContent } from '../mappers/page-content.ts';
import { toPressItem } from '../mappers/press-item.ts';
import { toRedirect } from '../mappers/redirect.ts';
import { toSiteSettings } from '../mappers/site-settings.ts';
import { toSliderImage } from '../mappers/slider-image.ts';

/**
 * What is read while content changes is read again. Where it never stands still, the last reading has to do: no part of
 * it is older than the version it is told under, and a later version has to be published anyway.
 */
const TRIES = 10;

export function createChangesHandlers(payload: Payload, content: Content): Handlers<typeof changesRoutes> {
  async function readOutline(): Promise<SiteOutline> {
    const pages = await Promise.all(PAGE_KEYS.map((key) => content.pageContent(key)));
    return {
      settings: toSiteSettings(await content.siteSettings()),
      pages: pages.map(toPageContent),
      slides: (await content.sliderImages()).map(toSliderImage),
      redirects: (await content.redirects()).map(toRedirect),
      fairs: await readStamps(payload, 'fairs'),
      press: await readStamps(payload, 'press-items'),
      galleryImages: await readStamps(payload, 'gallery-images'),
    };
  }

  async function read(since: number): Promise<Omit<Changes, 'version'>> {
    const rows = await readChangedRows(payload, since);
    const { until } = rows;
    return {
      fairs: rows.fairs.map((row) => ({ ...toFair(row), ...stampOf(row) })),
      press: rows['press-items'].map((row) => ({ ...toPressItem(row), ...stampOf(row) })),
      galleryImages: rows['gallery-images'].flatMap(toChangedImages),
      ...(until === undefined ? { outline: await readOutline() } : { until }),
    };
  }

  return {
    list: async ({ query: { since } }) => {
      for (let tries = 1; ; tries += 1) {
        const version = await currentVersion(payload);
        // Whoever knows a later version knows that of another database, such as the one before a restore.
        const changes = await read(since === undefined || since > version ? -1 : since);
        if (tries === TRIES || (await currentVersion(payload)) === version) return { version, ...changes };
      }
    },
  };
}

const stampOf = ({ changedIn }: { changedIn?: number | null }) => ({ stamp: changedIn ?? 0 });

/** None for a row without its fair or its picture: either may be gone a moment before the row is. */
function toChangedImages(row: GalleryImage) {
  const fairId = typeof row.fair === 'object' ? row.fair?.id : row.fair;
  if (!fairId) return [];
  return toGalleryImages([row]).map((image) => ({ ...image, fairId, ...stampOf(row) }));
}
