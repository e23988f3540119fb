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
import { route } from '../route.ts';
import { inboxRoutes } from './inbox.ts';

export const participantSubmissionRoutes = {
  send: route('POST /participant-submissions', 'public', {
    summary: 'Send a request for a stand at an upcoming fair',
    body: participantSubmissionPostSchema,
    status: 201,
    answer: receiptSchema,
    failures: [429],
  }),
};

export const adminParticipantSubmissionRoutes = {
  create: route('POST /admin/participant-submissions', 'inbox', {
    summary: 'Add a request that came by telephone, by mail or at a fair',
    body: staffRequestInputSchema,
    isVersioned: 'always',
    status: 201,
    answer: participantSubmissionSchema,
  }),
  summary: route('GET /admin/participant-submissions/summary', 'inbox', {
    summary: 'Requests and areas by fair and status',
    query: requestSummaryQuerySchema,
    answer: z.array(requestSummarySchema),
  }),
  ...inboxRoutes({
    name: 'participant-submissions',
    word: 'request',
    row: participantSubmissionSchema,
    rowWithEvents: participantSubmissionWithEventsSchema,
    changes: requestChangesSchema,
  }),
};

export const replyTemplateRoutes = {
  list: route('GET /admin/reply-templates', 'inbox', {
    summary: 'The reply templates',
    answer: z.array(replyTemplateSchema),
  }),
  save: route('PUT /admin/reply-templates', 'inbox', {
    summary: 'Replace the list of reply templates',
    body: replyTemplatesInputSchema,
    answer: z.array(replyTemplateSchema),
  }),
};
