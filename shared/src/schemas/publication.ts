import { z } from 'zod';

/** `building`: announced and being built; `failed`: the last attempt failed, and another follows. */
export const publicationStateSchema = z.enum(['live', 'queued', 'building', 'failed']);

export const publicationSchema = z
  .object({
    state: publicationStateSchema,
    publishedAt: z.iso.datetime().optional(),
    message: z.string().optional(),
    /** This installation can show previews of drafts. */
    preview: z.literal(true).optional(),
  })
  .meta({ id: 'Publication' });

export type PublicationState = z.infer<typeof publicationStateSchema>;
export type Publication = z.infer<typeof publicationSchema>;

/** `/release.json` of the site. */
export const releaseSchema = z.object({ version: z.int().nonnegative(), builtAt: z.iso.datetime() });

export type Release = z.infer<typeof releaseSchema>;

/** The CMS posts this to `REBUILD_WEBHOOK_URL`. */
export const announcementSchema = z.object({ version: z.int().nonnegative() });
