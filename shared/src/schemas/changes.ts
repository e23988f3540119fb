import { z } from 'zod';
import {
  LONG_LISTS,
  type LongList,
  SHORT_LISTS,
  type ShortList,
  SINGLES,
  type Single,
} from '../content/kinds.ts';
import { keysOf, recordOf } from '../content/record.ts';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { idSchema } from './fields.ts';

const versionSchema = z.int().nonnegative();

const stampSchema = z.tuple([idSchema, versionSchema]).meta({ id: 'Stamp' });

const stampField = { stamp: versionSchema };

type Stamped<Schema extends z.ZodObject> = z.ZodObject<Schema['shape'] & typeof stampField>;

const singles = recordOf(keysOf(SINGLES), (kind) => SINGLES[kind].schema) as {
  [S in Single]: (typeof SINGLES)[S]['schema'];
};
const shortLists = recordOf(keysOf(SHORT_LISTS), (kind) => z.array(SHORT_LISTS[kind].schema)) as {
  [L in ShortList]: z.ZodArray<(typeof SHORT_LISTS)[L]['schema']>;
};
const stamps = recordOf(keysOf(LONG_LISTS), () => z.array(stampSchema));
const CHANGED_NAMES: Record<LongList, string> = {
  fairs: 'ChangedFair',
  press: 'ChangedPressItem',
  galleryImages: 'ChangedGalleryImage',
  exhibitors: 'ChangedExhibitor',
};
const changedRows = recordOf(keysOf(LONG_LISTS), (kind) => {
  const schema: z.ZodObject = LONG_LISTS[kind].schema;
  return z.array(schema.extend(stampField).meta({ id: CHANGED_NAMES[kind] }));
}) as unknown as { [L in LongList]: z.ZodArray<Stamped<(typeof LONG_LISTS)[L]['schema']>> };

/**
 * Contains the single rows and the short lists in full. For each long list, it contains only the stamps of all rows, in list
 * order. A row without a stamp has been deleted.
 */
const siteOutlineSchema = z.object({ ...singles, ...shortLists, ...stamps }).meta({ id: 'SiteOutline' });

export const changesSchema = z
  .object({
    version: versionSchema,
    /** At most a few hundred rows, earliest change first. */
    ...changedRows,
    /** Present if more rows follow. The next request sends this value as `since`. */
    until: versionSchema.optional(),
    /** Present only in the last answer of a series. */
    outline: siteOutlineSchema.optional(),
  })
  .meta({ id: 'Changes' });

export const changesQuerySchema = z.object({
  since: z
    .string()
    .regex(/^\d{1,15}$/, { error: m.invalidVersion })
    .transform(Number)
    .pipe(versionSchema.max(999_999_999_999_999))
    .optional(),
});

export type Stamp = z.infer<typeof stampSchema>;
export type SiteOutline = z.infer<typeof siteOutlineSchema>;
export type Changes = z.infer<typeof changesSchema>;
