import { LISTS, type List, type RowOf, type Single, type WholeContent } from '@fuar/shared/content/kinds';
import type { StoredRow, StoredSingle } from '../../collections/stored-row.ts';
import { createMapper } from './entity.ts';
import { toExhibitor } from './exhibitor.ts';
import { toFair } from './fair.ts';
import { toFairImage } from './gallery.ts';
import { toPageContent } from './page-content.ts';
import { toPressItem } from './press-item.ts';
import { toSiteSettings } from './site-settings.ts';
import { toSliderImage } from './slider-image.ts';

/** Maps a stored row to its form in `/api/changes`. Undefined for a row that visitors do not see. */
export const ROW_MAPPERS: { [L in List]: (stored: StoredRow<L>) => RowOf<L> | undefined } = {
  pages: toPageContent,
  slides: toSliderImage,
  redirects: createMapper(LISTS.redirects.schema),
  fairs: toFair,
  press: toPressItem,
  galleryImages: toFairImage,
  exhibitors: toExhibitor,
};

export const SINGLE_MAPPERS: { [S in Single]: (stored: StoredSingle<S>) => WholeContent[S] } = {
  settings: toSiteSettings,
};
