import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { idSchema, requiredText, richTextSchema, rowVersionSchema } from './fields.ts';

/** The pages whose text staff edit. The CMS creates their rows when it starts. */
export const PAGE_KEYS = ['kvkk', 'isg-politikasi', 'insan-kaynaklari'] as const;

export const pageContentSchema = z
  .object({ id: idSchema, pageKey: z.enum(PAGE_KEYS), title: z.string(), content: richTextSchema })
  .meta({ id: 'PageContent' });

export const adminPageContentSchema = pageContentSchema
  .extend({ live: z.boolean(), version: rowVersionSchema })
  .meta({ id: 'AdminPageContent' });

export const byPageKeySchema = z.object({ pageKey: z.string() });

/** The input for an edit: an absent field keeps its value. `pageKey` repeats the key of the URL. */
export const pageContentChangesSchema = z.object({
  pageKey: z.enum(PAGE_KEYS, { error: m.otherPage }).optional(),
  title: requiredText(m.titleRequired, 200).optional(),
  content: z.string({ error: m.notText }).optional(),
});

export type PageKey = (typeof PAGE_KEYS)[number];
export type PageContent = z.infer<typeof pageContentSchema>;
export type AdminPageContent = z.infer<typeof adminPageContentSchema>;
