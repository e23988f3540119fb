import { LISTS, type List, type RowOf, type Single, type WholeContent } from '@fuar/shared/content/kinds';
import { keysOf, recordOf } from '@fuar/shared/content/record';
import type { z } from 'zod';
import type { StoredRow, StoredSingle } from '../../collections/stored-row.ts';
import { toExhibitor, toFair, toFairImage, toSiteSettings } from './content-rows.ts';
import { createMapper } from './entity.ts';

type RowMappers = { [L in List]: (stored: StoredRow<L>) => RowOf<L> | undefined };

/** Mappers that leave out some rows, or that compute or convert some fields. */
const OWN_MAPPERS = {
  fairs: toFair,
  galleryImages: toFairImage,
  exhibitors: toExhibitor,
} satisfies Partial<RowMappers>;

/** Maps a stored row to its form in `/api/changes`. Undefined for a row that visitors do not see. */
export const ROW_MAPPERS = {
  ...recordOf(keysOf(LISTS), (list) => createMapper(LISTS[list].schema as z.ZodObject)),
  ...OWN_MAPPERS,
} as RowMappers;

export const SINGLE_MAPPERS: { [S in Single]: (stored: StoredSingle<S>) => WholeContent[S] } = {
  settings: toSiteSettings,
};
