import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { EMAIL_PATTERN } from '../text/clean-text.ts';
import { optionalMatch, optionalText, rowVersionSchema, webAddress } from './fields.ts';

export const siteSettingsSchema = z
  .object({
    email: z.string().optional(),
    phone: z.string().optional(),
    fax: z.string().optional(),
    address: z.string().optional(),
    facebookUrl: z.string().optional(),
    twitterUrl: z.string().optional(),
    instagramUrl: z.string().optional(),
    youtubeUrl: z.string().optional(),
  })
  .meta({ id: 'SiteSettings' });

export const adminSiteSettingsSchema = siteSettingsSchema
  .extend({ version: rowVersionSchema })
  .meta({ id: 'AdminSiteSettings' });

/** The fields that staff edit; an empty string clears a field. Only the console edits `fax`. */
export const siteSettingsInputSchema = z.object({
  email: optionalMatch(EMAIL_PATTERN, 254, m.invalidEmail),
  phone: optionalMatch(/[0-9]/, 50, m.invalidPhone),
  address: optionalText(500),
  facebookUrl: webAddress,
  twitterUrl: webAddress,
  instagramUrl: webAddress,
  youtubeUrl: webAddress,
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type AdminSiteSettings = z.infer<typeof adminSiteSettingsSchema>;
export type SiteSettingsInput = z.infer<typeof siteSettingsInputSchema>;
