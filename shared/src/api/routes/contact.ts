import { z } from 'zod';
import { contactMessagePostSchema, contactMessageSchema } from '../../schemas/contact-message.ts';
import { byIdSchema } from '../../schemas/fields.ts';
import { receiptSchema } from '../../schemas/form-post.ts';
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
    status: 200,
    answer: z.array(contactMessageSchema),
  },
  markAsRead: {
    method: 'patch',
    path: '/admin/contact/:id/mark-as-read',
    access: 'staff',
    area: 'inbox',
    summary: 'Mark a message as read; there is no way back',
    params: byIdSchema,
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
