import type { List, RowOf, Single, WholeContent } from '@fuar/shared/content/kinds';
import type { StoredRow, StoredSingle } from '../../collections/stored-row.ts';
import { toFair } from './fair.ts';
import { toFairImage } from './gallery.ts';
import { toPageContent } from './page-content.ts';
import { toPressItem } from './press-item.ts';
import { toRedirect } from './redirect.ts';
import { toSiteSettings } from './site-settings.ts';
import { toSliderImage } from './slider-image.ts';

/** What `/api/changes` sends of a stored row; undefined for a row that visitors do not see. */
export const ROW_MAPPERS: { [L in List]: (stored: StoredRow<L>) => RowOf<L> | undefined } = {
  pages: toPageContent,
  slides: toSliderImage,
  redirects: toRedirect,
  fairs: toFair,
  press: toPressItem,
  galleryImages: toFairImage,
};

export const SINGLE_MAPPERS: { [S in Single]: (stored: StoredSingle<S>) => WholeContent[S] } = {
  settings: toSiteSettings,
};
