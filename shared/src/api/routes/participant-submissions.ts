import { z } from 'zod';
import { receiptSchema } from '../../schemas/form-post.ts';
import {
  replyTemplateSchema,
  replyTemplatesInputSchema,
  requestChangesSchema,
  requestSummaryQuerySchema,
  requestSummarySchema,
} from '../../schemas/inbox-work.ts';
import {
  participantSubmissionPostSchema,
  participantSubmissionSchema,
  participantSubmissionWithEventsSchema,
  staffRequestInputSchema,
} from '../../schemas/participant-submission.ts';
import type { RouteTable } from '../route.ts';
import { inboxRoutes } from './inbox.ts';

export const participantSubmissionRoutes = {
  send: {
    method: 'post',
    path: '/participant-submissions',
    access: 'public',
    summary: 'Ask for a stand at a fair that is upcoming',
    body: participantSubmissionPostSchema,
    status: 201,
    answer: receiptSchema,
    failures: [429],
  },
} satisfies RouteTable;

export const adminParticipantSubmissionRoutes = {
  create: {
    method: 'post',
    path: '/admin/participant-submissions',
    access: 'inbox',
    summary: 'Enter a request that came by telephone, by mail or at a fair',
    body: staffRequestInputSchema,
    isVersioned: 'always',
    status: 201,
    answer: participantSubmissionSchema,
  },
  summary: {
    method: 'get',
    path: '/admin/participant-submissions/summary',
    access: 'inbox',
    summary: 'Requests and areas by fair and status',
    query: requestSummaryQuerySchema,
    status: 200,
    answer: z.array(requestSummarySchema),
  },
  ...inboxRoutes({
    name: 'participant-submissions',
    word: 'request',
    row: participantSubmissionSchema,
    rowWithEvents: participantSubmissionWithEventsSchema,
    changes: requestChangesSchema,
  }),
} satisfies RouteTable;

export const replyTemplateRoutes = {
  list: {
    method: 'get',
    path: '/admin/reply-templates',
    access: 'inbox',
    summary: 'The templates of answers',
    status: 200,
    answer: z.array(replyTemplateSchema),
  },
  save: {
    method: 'put',
    path: '/admin/reply-templates',
    access: 'inbox',
    summary: 'Replace the list of templates',
    body: replyTemplatesInputSchema,
    status: 200,
    answer: z.array(replyTemplateSchema),
  },
} satisfies RouteTable;
