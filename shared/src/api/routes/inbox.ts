import { z } from 'zod';
import { byIdSchema } from '../../schemas/fields.ts';
import { inboxEventSchema, noteSchema, replySchema } from '../../schemas/inbox-work.ts';
import type { RouteTable } from '../route.ts';

type Inbox<Name, Row, RowWithEvents, Changes> = {
  /** The URL segment after `/admin/`. */
  name: Name;
  /** The word for a row in the `summary` of each route. */
  word: string;
  row: Row;
  rowWithEvents: RowWithEvents;
  changes: Changes;
};

export function inboxRoutes<
  Name extends string,
  Row extends z.ZodType,
  RowWithEvents extends z.ZodType,
  Changes extends z.ZodType,
>({ name, word, row, rowWithEvents, changes }: Inbox<Name, Row, RowWithEvents, Changes>) {
  return {
    list: {
      method: 'get',
      path: `/admin/${name}`,
      access: 'inbox',
      summary: `All ${word}s, newest first`,
      isVersioned: true,
      status: 200,
      answer: z.array(row),
    },
    get: {
      method: 'get',
      path: `/admin/${name}/:id`,
      access: 'inbox',
      summary: `One ${word} with its timeline`,
      params: byIdSchema,
      isVersioned: 'always',
      status: 200,
      answer: rowWithEvents,
    },
    update: {
      method: 'patch',
      path: `/admin/${name}/:id`,
      access: 'inbox',
      summary: `Change the work on a ${word}; each change becomes an event`,
      params: byIdSchema,
      body: changes,
      isVersioned: 'always',
      status: 200,
      answer: row,
    },
    addNote: {
      method: 'post',
      path: `/admin/${name}/:id/events`,
      access: 'inbox',
      summary: 'Add a note or a call to the timeline',
      params: byIdSchema,
      body: noteSchema,
      status: 201,
      answer: inboxEventSchema,
    },
    reply: {
      method: 'post',
      path: `/admin/${name}/:id/reply`,
      access: 'inbox',
      summary: 'Mail an answer; 409 without a mail server',
      params: byIdSchema,
      body: replySchema,
      status: 201,
      answer: inboxEventSchema,
      failures: [409],
    },
    markAsRead: {
      method: 'patch',
      path: `/admin/${name}/:id/mark-as-read`,
      access: 'inbox',
      summary: `Mark a ${word} as read; there is no way back`,
      params: byIdSchema,
      isVersioned: true,
      status: 200,
      answer: row,
    },
    delete: {
      method: 'delete',
      path: `/admin/${name}/:id`,
      access: 'inbox',
      summary: `Delete a ${word} for ever`,
      params: byIdSchema,
      status: 204,
    },
  } as const satisfies RouteTable;
}
