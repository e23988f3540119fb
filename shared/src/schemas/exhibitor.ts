import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { cleanText, withoutInvisible } from '../text/clean-text.ts';
import { abortIfLonger } from './abort-if-longer.ts';
import { idSchema, optionalText, requiredText, rowVersionSchema } from './fields.ts';
import { imageSchema } from './image.ts';

export const exhibitorSchema = z
  .object({
    id: idSchema,
    fairId: idSchema,
    name: z.string(),
    hall: z.string().optional(),
    stand: z.string().optional(),
    productGroup: z.string().optional(),
    country: z.string().optional(),
    website: z.string().optional(),
    imageUrl: z.string().optional(),
    image: imageSchema.optional(),
  })
  .meta({ id: 'Exhibitor' });

export const adminExhibitorSchema = exhibitorSchema
  .extend({ live: z.boolean(), version: rowVersionSchema })
  .meta({ id: 'AdminExhibitor' });

const completeAddress = (address: string) =>
  address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;

const MAX_ADDRESS_LENGTH = 500;
/** Empty, or a web address, with or without its scheme: `https://firma.com`, `firma.com/tr`. */
const WEBSITE =
  /^$|^[hH][tT][tT][pP][sS]?:\/\/[^\s/]+\S*$|^[^\s/:@.?#]+(\.[^\s/:@.?#]+)+(:[0-9]{1,5})?([/?#]\S*)?$/;

/** The input for a new exhibitor. The picture is a separate part, `imageFile`. */
export const exhibitorInputSchema = z.object({
  name: requiredText(m.companyNameRequired, 200),
  hall: optionalText(100),
  stand: optionalText(50),
  productGroup: optionalText(100),
  country: optionalText(100),
  website: z
    .string({ error: m.notText })
    .overwrite(cleanText)
    .max(MAX_ADDRESS_LENGTH, abortIfLonger(MAX_ADDRESS_LENGTH))
    .overwrite(withoutInvisible)
    .regex(WEBSITE, { error: m.invalidWebsite })
    .overwrite(completeAddress)
    // The added scheme makes the address longer, so check the limit again.
    .max(MAX_ADDRESS_LENGTH, abortIfLonger(MAX_ADDRESS_LENGTH))
    .optional(),
});

/** The input for an edit: an absent field keeps its value; an empty field is cleared. */
export const exhibitorChangesSchema = exhibitorInputSchema.partial().extend({
  /**
   * An empty string removes the logo. Any other string is ignored, because callers may send back a whole exhibitor unchanged.
   */
  imageUrl: z.string({ error: m.notText }).optional(),
});

/** With `dryRun=1` nothing is stored. */
export const exhibitorImportQuerySchema = z.object({
  dryRun: z.enum(['0', '1'], { error: m.invalid }).optional(),
});

/**
 * If any row is refused, nothing is stored, and `added` and `changed` are 0. A dry run, however, still counts the valid rows that
 * are new or changed. `row` is the row number that a spreadsheet shows; the header is row 1.
 */
export const exhibitorImportSchema = z
  .object({
    added: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    refused: z.array(z.object({ row: z.int().positive(), message: z.string() })),
  })
  .meta({ id: 'ExhibitorImport' });

export type Exhibitor = z.infer<typeof exhibitorSchema>;
export type AdminExhibitor = z.infer<typeof adminExhibitorSchema>;
export type ExhibitorInput = z.infer<typeof exhibitorInputSchema>;
export type ExhibitorChanges = z.infer<typeof exhibitorChangesSchema>;
export type ExhibitorImport = z.infer<typeof exhibitorImportSchema>;
