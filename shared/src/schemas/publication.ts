import { z } from 'zod';

export const publicationSchema = z
  .object({
    /**
     * `queued`: requested; `building`: announced and being built; `failed`: the last attempt failed, and another follows, or the
     * site shows an older release than the last one.
     */
    state: z.enum(['live', 'queued', 'building', 'failed']),
    publishedAt: z.iso.datetime().optional(),
    message: z.string().optional(),
    /** Present if this installation can show previews of drafts. */
    preview: z.literal(true).optional(),
  })
  .meta({ id: 'Publication' });

export type Publication = z.infer<typeof publicationSchema>;

/** `/release.json` of the site: the content version that it shows, and the time of the build. */
export const releaseSchema = z.object({ version: z.int().nonnegative(), builtAt: z.iso.datetime() });

export type Release = z.infer<typeof releaseSchema>;

/** The body of the announcement that the CMS posts to `REBUILD_WEBHOOK_URL`. */
export const announcementSchema = z.object({ version: z.int().nonnegative() });
