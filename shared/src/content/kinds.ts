import type { z } from 'zod';
import { exhibitorSchema } from '../schemas/exhibitor.ts';
import { fairSchema } from '../schemas/fair.ts';
import { idSchema } from '../schemas/fields.ts';
import { galleryImageSchema } from '../schemas/gallery.ts';
import { pageContentSchema } from '../schemas/page-content.ts';
import { pressItemSchema } from '../schemas/press-item.ts';
import { redirectSchema } from '../schemas/redirect.ts';
import { siteSettingsSchema } from '../schemas/site-settings.ts';
import { sliderImageSchema } from '../schemas/slider-image.ts';
import type { Order } from './order.ts';

export const SINGLES = {
  settings: { global: 'site-settings', schema: siteSettingsSchema },
} as const;

export const SHORT_LISTS = {
  pages: list({ collection: 'page-contents', schema: pageContentSchema, order: ['id'] }),
  slides: list({ collection: 'slider-images', schema: sliderImageSchema, order: ['order', 'id'] }),
  redirects: list({ collection: 'redirects', schema: redirectSchema, order: ['id'] }),
};

/** Long lists. `/api/changes` sends only their changed rows, and a stamp (id and last change) for every row. */
export const LONG_LISTS = {
  fairs: list({ collection: 'fairs', schema: fairSchema, order: ['-startDate', '-id'] }),
  press: list({ collection: 'press-items', schema: pressItemSchema, order: ['-date', '-id'] }),
  galleryImages: list({
    collection: 'gallery-images',
    schema: galleryImageSchema.extend({ fairId: idSchema }),
    order: ['id'],
  }),
  exhibitors: list({ collection: 'exhibitors', schema: exhibitorSchema, order: ['id'] }),
};

export const LISTS = { ...SHORT_LISTS, ...LONG_LISTS };

export type Single = keyof typeof SINGLES;
export type ShortList = keyof typeof SHORT_LISTS;
export type LongList = keyof typeof LONG_LISTS;
export type List = keyof typeof LISTS;

export type RowOf<L extends List> = z.infer<(typeof LISTS)[L]['schema']>;

/** The content that every answer of `/api/changes` contains in full. */
export type WholeContent = { [S in Single]: z.infer<(typeof SINGLES)[S]['schema']> } & {
  [L in ShortList]: RowOf<L>[];
};

/** Keeps the literal type of `collection` and checks that `order` names fields of the row. */
function list<const Collection extends string, Shape extends z.ZodRawShape>(kind: {
  collection: Collection;
  schema: z.ZodObject<Shape>;
  order: Order<(keyof Shape & string) | 'id'>;
}) {
  return kind;
}
