import { z } from 'zod';
import { LISTS } from '../content/kinds.ts';
import { isoDaySchema } from './fields.ts';

// With these calls the CMS asks the publisher for previews. The calls are signed, like the announcement of a new version.

export const draftContentSchema = z.object({
  /** The draft's rows, as `/api/changes` would send them after a save. */
  rows: z.object({
    fairs: z.array(LISTS.fairs.schema).optional(),
    press: z.array(LISTS.press.schema).optional(),
    galleryImages: z.array(LISTS.galleryImages.schema).optional(),
    exhibitors: z.array(LISTS.exhibitors.schema).optional(),
    pages: z.array(LISTS.pages.schema).optional(),
  }),
  /** The day that the preview shows, if it is not today. */
  day: isoDaySchema.optional(),
});

/** The body of `POST PREVIEW_URL`. The response is a `previewSchema`. */
export const startPreviewSchema = draftContentSchema.extend({
  /** The only user who may open the pages. */
  owner: z.string(),
  /** The version of the public content. A renderer that already has this version need not read the content again. */
  version: z.int().optional(),
});

/** The body of `POST PREVIEW_URL/page`, for a path such as `/fuarlar/7`. */
export const readPreviewSchema = z.object({ token: z.string(), owner: z.string(), path: z.string() });

/**
 * The response to `readPreviewSchema`: a page of the site with the draft. For a missing page, `status` is 404 and `html` is
 * the page `/404`.
 */
export const renderedPreviewSchema = z.object({ status: z.int(), html: z.string(), csp: z.string() });

export type DraftContent = z.infer<typeof draftContentSchema>;
export type StartPreview = z.infer<typeof startPreviewSchema>;
export type ReadPreview = z.infer<typeof readPreviewSchema>;
export type RenderedPreview = z.infer<typeof renderedPreviewSchema>;
