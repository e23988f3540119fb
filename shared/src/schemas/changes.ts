import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { fairSchema } from './fair.ts';
import { idSchema } from './fields.ts';
import { galleryImageSchema } from './gallery.ts';
import { pageContentSchema } from './page-content.ts';
import { pressItemSchema } from './press-item.ts';
import { redirectSchema } from './redirect.ts';
import { siteSettingsSchema } from './site-settings.ts';
import { sliderImageSchema } from './slider-image.ts';

const versionSchema = z.int().nonnegative();

/** A row's id, and the version of the content that holds its last change. */
export const stampSchema = z.tuple([idSchema, versionSchema]).meta({ id: 'Stamp' });

/** As in a stamp, `stamp` is the version that holds the last change. */
const stamped = { stamp: versionSchema };

export const changedFairSchema = fairSchema.extend(stamped).meta({ id: 'ChangedFair' });
export const changedPressItemSchema = pressItemSchema.extend(stamped).meta({ id: 'ChangedPressItem' });
export const changedGalleryImageSchema = galleryImageSchema
  .extend({ fairId: idSchema, ...stamped })
  .meta({ id: 'ChangedGalleryImage' });

/** What is small enough to be told whole each time, and which rows there are: what is not listed is deleted. */
export const siteOutlineSchema = z
  .object({
    settings: siteSettingsSchema,
    pages: z.array(pageContentSchema),
    slides: z.array(sliderImageSchema),
    redirects: z.array(redirectSchema),
    /** In the order of `/fairs`. */
    fairs: z.array(stampSchema),
    /** In the order of `/press`. */
    press: z.array(stampSchema),
    /** In the order of `/gallery/{fairId}`. */
    galleryImages: z.array(stampSchema),
  })
  .meta({ id: 'SiteOutline' });

export const changesSchema = z
  .object({
    version: versionSchema,
    /** Changed rows, up to a few hundred, those that changed first. */
    fairs: z.array(changedFairSchema),
    press: z.array(changedPressItemSchema),
    galleryImages: z.array(changedGalleryImageSchema),
    /** There are more: they are told `since` this. */
    until: versionSchema.optional(),
    /** Told where no row is left to tell. */
    outline: siteOutlineSchema.optional(),
  })
  .meta({ id: 'Changes' });

export const changesQuerySchema = z.object({
  since: z
    .string()
    .regex(/^\d{1,15}$/, { error: m.invalidVersion })
    .transform(Number)
    .pipe(versionSchema)
    .optional(),
});

export type Stamp = z.infer<typeof stampSchema>;
export type SiteOutline = z.infer<typeof siteOutlineSchema>;
export type Changes = z.infer<typeof changesSchema>;
