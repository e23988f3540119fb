import { z } from 'zod';
import { byIdSchema } from '../../schemas/fields.ts';
import { receiptSchema } from '../../schemas/form-post.ts';
import {
  participantSubmissionPostSchema,
  participantSubmissionSchema,
} from '../../schemas/participant-submission.ts';
import type { RouteTable } from '../route.ts';

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
  list: {
    method: 'get',
    path: '/admin/participant-submissions',
    access: 'staff',
    area: 'inbox',
    summary: 'All requests, newest first',
    status: 200,
    answer: z.array(participantSubmissionSchema),
  },
  markAsRead: {
    method: 'patch',
    path: '/admin/participant-submissions/:id/mark-as-read',
    access: 'staff',
    area: 'inbox',
    summary: 'Mark a request as read; there is no way back',
    params: byIdSchema,
    status: 200,
    answer: participantSubmissionSchema,
  },
  delete: {
    method: 'delete',
    path: '/admin/participant-submissions/:id',
    access: 'staff',
    area: 'inbox',
    summary: 'Delete a request for ever',
    params: byIdSchema,
    status: 204,
  },
} satisfies RouteTable;
