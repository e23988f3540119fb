import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { idSchema, requiredText, rowVersionSchema } from './fields.ts';

/** The pages whose text staff edit; each is there from the start. */
export const PAGE_KEYS = ['kvkk', 'isg-politikasi', 'insan-kaynaklari'] as const;

export const pageContentSchema = z
  .object({ id: idSchema, pageKey: z.enum(PAGE_KEYS), title: z.string(), content: z.string() })
  .meta({ id: 'PageContent' });

export const adminPageContentSchema = pageContentSchema
  .extend({ live: z.boolean(), version: rowVersionSchema })
  .meta({ id: 'AdminPageContent' });

/** The `:pageKey` of an address; one that no page has is not found. */
export const byPageKeySchema = z.object({ pageKey: z.string() });

/** An edit: what is absent stays as it was. `pageKey` says again which page is meant. */
export const pageContentChangesSchema = z.object({
  pageKey: z.string({ error: m.notText }).optional(),
  title: requiredText(m.titleRequired, 200).optional(),
  content: z.string({ error: m.notText }).optional(),
});

export type PageKey = (typeof PAGE_KEYS)[number];
export type PageContent = z.infer<typeof pageContentSchema>;
export type AdminPageContent = z.infer<typeof adminPageContentSchema>;
export type PageContentChanges = z.infer<typeof pageContentChangesSchema>;
