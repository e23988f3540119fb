import { z } from 'zod';
import {
  draftChangesSchema,
  draftInputSchema,
  draftListQuerySchema,
  draftSchema,
  EDITED_KIND_NAMES,
  previewInputSchema,
  previewSchema,
  publishDraftSchema,
  versionListQuerySchema,
  versionSchema,
} from '../../schemas/editing.ts';
import { adminFairSchema } from '../../schemas/fair.ts';
import { adminPageContentSchema } from '../../schemas/page-content.ts';
import { adminPressItemSchema } from '../../schemas/press-item.ts';
import { route } from '../route.ts';

export const previewRoutes = {
  create: route('POST /admin/preview', 'content', {
    summary: 'Preview unsaved texts; answers the pages that would change',
    body: previewInputSchema,
    kinds: EDITED_KIND_NAMES,
    isRichText: true,
    answer: previewSchema,
    failures: [404],
  }),
};

export const draftRoutes = {
  list: route('GET /admin/drafts', 'content', {
    summary: 'Drafts, latest change first',
    query: draftListQuerySchema,
    kinds: EDITED_KIND_NAMES,
    answer: z.array(draftSchema),
    failures: [404],
  }),
  create: route('POST /admin/drafts', 'content', {
    summary: 'Create a draft; a row has at most one draft',
    body: draftInputSchema,
    kinds: EDITED_KIND_NAMES,
    isRichText: true,
    status: 201,
    answer: draftSchema,
    failures: [404, 409],
  }),
  get: route('GET /admin/drafts/:id', 'content', {
    summary: 'One draft',
    answer: draftSchema,
  }),
  update: route('PUT /admin/drafts/:id', 'content', {
    summary: 'Change a draft or its publication time; absent fields are unchanged',
    body: draftChangesSchema,
    isRichText: true,
    isVersioned: 'always',
    answer: draftSchema,
  }),
  delete: route('DELETE /admin/drafts/:id', 'content', {
    summary: 'Delete a draft',
    isVersioned: 'always',
  }),
  publish: route('POST /admin/drafts/:id/publish', 'content', {
    summary: 'Publish a draft: save its texts in the row, and delete the draft',
    body: publishDraftSchema,
    isBodyOptional: true,
    answer: z.union([adminFairSchema, adminPressItemSchema, adminPageContentSchema]),
    failures: [409, 412],
  }),
};

export const versionRoutes = {
  list: route('GET /admin/versions', 'content', {
    summary: 'The versions of a row without their texts, newest first',
    query: versionListQuerySchema,
    kinds: EDITED_KIND_NAMES,
    answer: z.array(versionSchema),
    failures: [404],
  }),
  get: route('GET /admin/versions/:id', 'content', {
    summary: 'One version with its texts',
    answer: versionSchema,
  }),
  restore: route('POST /admin/versions/:id/draft', 'content', {
    summary: 'Create a draft from a version',
    status: 201,
    answer: draftSchema,
    failures: [409],
  }),
  deleted: route('GET /admin/deleted', 'content', {
    summary: 'The last version of each row that was deleted in the last 30 days',
    answer: z.array(versionSchema),
  }),
};
