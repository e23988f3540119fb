import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { fairChangesSchema, fairInputSchema } from './fair.ts';
import { idParamSchema, idSchema, isoDaySchema } from './fields.ts';
import { PAGE_KEYS, pageContentChangesSchema } from './page-content.ts';
import { pressItemChangesSchema, pressItemInputSchema } from './press-item.ts';

const pageFieldsSchema = pageContentChangesSchema.omit({ pageKey: true });

/**
 * The kinds of content with drafts, versions and previews. `list` is the name in `content/kinds.ts`. `input`
 * validates a new row, and `changes` validates an edit of an existing row.
 */
export const EDITED_KINDS = {
  fair: { list: 'fairs', input: fairInputSchema, changes: fairChangesSchema },
  press: { list: 'press', input: pressItemInputSchema, changes: pressItemChangesSchema },
  page: { list: 'pages', input: pageFieldsSchema, changes: pageFieldsSchema },
} as const;

export type EditedKind = keyof typeof EDITED_KINDS;

export const EDITED_KIND_NAMES = ['fair', 'press', 'page'] as const satisfies EditedKind[];

const editedKindSchema = z.enum(EDITED_KIND_NAMES, { error: m.unknownType });

const rowIdSchema = z.union([idSchema, z.enum(PAGE_KEYS)], { error: m.invalidId });

/** Accepts any string in the form of a page key, so that an unknown key gets a 404, like an unknown id. */
const keySchema = z.string().regex(/^[a-z][a-z-]{0,99}$/, { error: m.invalidId });
const givenIdSchema = z.union([idSchema, keySchema], { error: m.invalidId });
const givenIdParamSchema = z.union([keySchema, idParamSchema], { error: m.invalidId });

/**
 * The text fields of a save call, and `imageUrl`: the address of a stored picture, or `""` to remove the picture. A saved draft
 * may be incomplete. Its fields are checked with `input` or `changes` when it is previewed, scheduled or published.
 */
const fieldsSchema = z.record(z.string(), z.string({ error: m.notText }));

/**
 * Also accepts numbers, booleans and lists, as a save does, and turns them into strings: `['Tohum', 'Sera']` → `'Tohum\nSera'`.
 * A number gets a decimal comma (`12.125` → `'12,125'`), because a save reads the string `'12.125'` as 12125.
 */
const fieldsInputSchema = z.record(
  z.string(),
  z
    .union([z.string(), z.number(), z.boolean(), z.array(z.string())], { error: m.notText })
    .transform((value) => {
      if (Array.isArray(value)) return value.join('\n');
      return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
    }),
);

const toSeconds = z.iso.datetime({ offset: true });
const toMinutes = z.iso.datetime({ offset: true, precision: -1 });

/** An ISO 8601 time with a zone: `2026-11-27T06:00:00Z` or `2026-11-27T09:00+03:00`. An empty string ends the schedule. */
const publishAtSchema = z.union([z.literal(''), toSeconds, toMinutes], { error: m.invalidMoment });

/** A preview shows one row with unsaved values, or the site at the end of `day`, with every draft scheduled until then. */
export const previewInputSchema = z.union([
  z.object({ kind: editedKindSchema, id: givenIdSchema.optional(), fields: fieldsInputSchema }),
  z.object({ day: isoDaySchema }),
]);

const previewedPageSchema = z
  .object({ path: z.string(), title: z.string(), change: z.enum(['new', 'changed', 'removed']) })
  .meta({ id: 'PreviewedPage' });

export const previewSchema = z
  .object({ token: z.string(), expiresAt: z.iso.datetime(), pages: z.array(previewedPageSchema) })
  .meta({ id: 'Preview' });

export const draftSchema = z
  .object({
    id: idSchema,
    kind: editedKindSchema,
    rowId: rowIdSchema.optional(),
    /** The version of the row that the draft is based on; absent for a new row. */
    rowVersion: z.string().optional(),
    fields: fieldsSchema,
    title: z.string(),
    state: z.enum(['draft', 'scheduled', 'failed']),
    publishAt: z.iso.datetime().optional(),
    failure: z.string().optional(),
    by: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.string(),
  })
  .meta({ id: 'Draft' });

export const draftInputSchema = z.object({
  kind: editedKindSchema,
  id: givenIdSchema.optional(),
  fields: fieldsInputSchema,
  publishAt: publishAtSchema.optional(),
  /** The version of the row that the draft is based on; the current version if absent. */
  rowVersion: z.string().optional(),
});

export const draftChangesSchema = z.object({
  /** Replaces all fields of the draft. */
  fields: fieldsInputSchema.optional(),
  publishAt: publishAtSchema.optional(),
  /** Bases the draft on this newer version of the row, after the user has merged that version into the draft. */
  rowVersion: z.string().optional(),
});

export const publishDraftSchema = z.object({ overwrite: z.boolean().optional() });

export const draftListQuerySchema = z.object({
  kind: editedKindSchema.optional(),
  id: givenIdParamSchema.optional(),
});

export const versionListQuerySchema = z.object({ kind: editedKindSchema, id: givenIdParamSchema });

export const versionSchema = z
  .object({
    id: idSchema,
    kind: editedKindSchema,
    rowId: rowIdSchema,
    event: z.enum(['created', 'saved', 'deleted', 'restored']),
    title: z.string(),
    at: z.iso.datetime(),
    by: z.string(),
    fields: fieldsSchema.optional(),
  })
  .meta({ id: 'Version' });

export type EditedFields = z.infer<typeof fieldsSchema>;
export type RowId = z.infer<typeof rowIdSchema>;
export type PreviewInput = z.infer<typeof previewInputSchema>;
export type PreviewedPage = z.infer<typeof previewedPageSchema>;
export type Preview = z.infer<typeof previewSchema>;
export type Draft = z.infer<typeof draftSchema>;
export type DraftInput = z.infer<typeof draftInputSchema>;
export type DraftChanges = z.infer<typeof draftChangesSchema>;
export type Version = z.infer<typeof versionSchema>;
