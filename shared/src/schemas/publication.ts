import { z } from 'zod';

/** `queued`: asked for; `building`: announced and being made; `failed`: the last try failed, another follows. */
export const publicationStateSchema = z.enum(['live', 'queued', 'building', 'failed']);

export const publicationSchema = z
  .object({
    state: publicationStateSchema,
    publishedAt: z.iso.datetime().optional(),
    message: z.string().optional(),
  })
  .meta({ id: 'Publication' });

export type PublicationState = z.infer<typeof publicationStateSchema>;
export type Publication = z.infer<typeof publicationSchema>;

/** `/release.json` of the site: which version of the content it shows, and since when. */
export const releaseSchema = z.object({ version: z.int().nonnegative(), builtAt: z.iso.datetime() });

export type Release = z.infer<typeof releaseSchema>;

/** The body of the announcement that the CMS posts to `REBUILD_WEBHOOK_URL`. */
export const announcementSchema = z.object({ version: z.int().nonnegative() });
