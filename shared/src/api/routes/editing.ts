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
import { byIdSchema } from '../../schemas/fields.ts';
import { adminPageContentSchema } from '../../schemas/page-content.ts';
import { adminPressItemSchema } from '../../schemas/press-item.ts';
import type { RouteTable } from '../route.ts';

export const previewRoutes = {
  create: {
    method: 'post',
    path: '/admin/preview',
    access: 'content',
    summary: 'Preview unsaved texts; the answer names the pages that would change',
    body: previewInputSchema,
    kinds: EDITED_KIND_NAMES,
    isRichText: true,
    status: 200,
    answer: previewSchema,
    failures: [404],
  },
} satisfies RouteTable;

export const draftRoutes = {
  list: {
    method: 'get',
    path: '/admin/drafts',
    access: 'content',
    summary: 'Drafts, latest change first',
    query: draftListQuerySchema,
    kinds: EDITED_KIND_NAMES,
    status: 200,
    answer: z.array(draftSchema),
    failures: [404],
  },
  create: {
    method: 'post',
    path: '/admin/drafts',
    access: 'content',
    summary: 'Keep unfinished texts; a row has at most one draft',
    body: draftInputSchema,
    kinds: EDITED_KIND_NAMES,
    isRichText: true,
    status: 201,
    answer: draftSchema,
    failures: [404, 409],
  },
  get: {
    method: 'get',
    path: '/admin/drafts/:id',
    access: 'content',
    summary: 'One draft',
    params: byIdSchema,
    status: 200,
    answer: draftSchema,
  },
  update: {
    method: 'put',
    path: '/admin/drafts/:id',
    access: 'content',
    summary: 'Change a draft or its time; what is absent stays',
    params: byIdSchema,
    body: draftChangesSchema,
    isRichText: true,
    isVersioned: 'always',
    status: 200,
    answer: draftSchema,
  },
  delete: {
    method: 'delete',
    path: '/admin/drafts/:id',
    access: 'content',
    summary: 'Discard a draft',
    params: byIdSchema,
    status: 204,
  },
  publish: {
    method: 'post',
    path: '/admin/drafts/:id/publish',
    access: 'content',
    summary: 'Save the row with the texts of the draft, and remove the draft',
    params: byIdSchema,
    body: publishDraftSchema,
    isBodyOptional: true,
    status: 200,
    answer: z.union([adminFairSchema, adminPressItemSchema, adminPageContentSchema]),
    failures: [409, 412],
  },
} satisfies RouteTable;

export const versionRoutes = {
  list: {
    method: 'get',
    path: '/admin/versions',
    access: 'content',
    summary: 'The saved states of a row without their texts, newest first',
    query: versionListQuerySchema,
    kinds: EDITED_KIND_NAMES,
    status: 200,
    answer: z.array(versionSchema),
    failures: [404],
  },
  get: {
    method: 'get',
    path: '/admin/versions/:id',
    access: 'content',
    summary: 'One saved state with its texts',
    params: byIdSchema,
    status: 200,
    answer: versionSchema,
  },
  restore: {
    method: 'post',
    path: '/admin/versions/:id/draft',
    access: 'content',
    summary: 'Make a draft of a saved state',
    params: byIdSchema,
    status: 201,
    answer: draftSchema,
    failures: [409],
  },
  deleted: {
    method: 'get',
    path: '/admin/deleted',
    access: 'content',
    summary: 'The last state of each row that was deleted in the last 30 days',
    status: 200,
    answer: z.array(versionSchema),
  },
} satisfies RouteTable;
