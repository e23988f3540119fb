import { z } from 'zod';
import {
  contactMessagePostSchema,
  contactMessageSchema,
  contactMessageWithEventsSchema,
} from '../../schemas/contact-message.ts';
import { byIdSchema } from '../../schemas/fields.ts';
import { receiptSchema } from '../../schemas/form-post.ts';
import { inboxEventSchema, messageChangesSchema, noteSchema, replySchema } from '../../schemas/inbox-work.ts';
import type { RouteTable } from '../route.ts';

export const contactRoutes = {
  send: {
    method: 'post',
    path: '/contact',
    access: 'public',
    summary: 'Send a message to the organiser',
    body: contactMessagePostSchema,
    status: 201,
    answer: receiptSchema,
    failures: [429],
  },
} satisfies RouteTable;

export const adminContactRoutes = {
  list: {
    method: 'get',
    path: '/admin/contact',
    access: 'staff',
    area: 'inbox',
    summary: 'All messages, newest first',
    isVersioned: true,
    status: 200,
    answer: z.array(contactMessageSchema),
  },
  get: {
    method: 'get',
    path: '/admin/contact/:id',
    access: 'staff',
    area: 'inbox',
    summary: 'One message with its timeline',
    params: byIdSchema,
    isVersioned: 'always',
    status: 200,
    answer: contactMessageWithEventsSchema,
  },
  update: {
    method: 'patch',
    path: '/admin/contact/:id',
    access: 'staff',
    area: 'inbox',
    summary: 'Change the work on a message; each change becomes an event',
    params: byIdSchema,
    body: messageChangesSchema,
    isVersioned: 'always',
    status: 200,
    answer: contactMessageSchema,
  },
  addNote: {
    method: 'post',
    path: '/admin/contact/:id/events',
    access: 'staff',
    area: 'inbox',
    summary: 'Add a note or a call to the timeline',
    params: byIdSchema,
    body: noteSchema,
    status: 201,
    answer: inboxEventSchema,
  },
  reply: {
    method: 'post',
    path: '/admin/contact/:id/reply',
    access: 'staff',
    area: 'inbox',
    summary: 'Mail an answer; 409 without a mail server',
    params: byIdSchema,
    body: replySchema,
    status: 201,
    answer: inboxEventSchema,
    failures: [409],
  },
  markAsRead: {
    method: 'patch',
    path: '/admin/contact/:id/mark-as-read',
    access: 'staff',
    area: 'inbox',
    summary: 'Mark a message as read; there is no way back',
    params: byIdSchema,
    isVersioned: true,
    status: 200,
    answer: contactMessageSchema,
  },
  delete: {
    method: 'delete',
    path: '/admin/contact/:id',
    access: 'staff',
    area: 'inbox',
    summary: 'Delete a message for ever',
    params: byIdSchema,
    status: 204,
  },
} satisfies RouteTable;
