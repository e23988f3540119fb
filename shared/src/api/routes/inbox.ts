import { z } from 'zod';
import { inboxEventSchema, noteSchema, replySchema } from '../../schemas/inbox-work.ts';
import { route } from '../route.ts';

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
    list: route(`GET /admin/${name}`, 'inbox', {
      summary: `All ${word}s, newest first`,
      isVersioned: true,
      answer: z.array(row),
    }),
    get: route(`GET /admin/${name}/:id`, 'inbox', {
      summary: `One ${word} with its timeline`,
      isVersioned: 'always',
      answer: rowWithEvents,
    }),
    update: route(`PATCH /admin/${name}/:id`, 'inbox', {
      summary: `Change status, owner and other work fields of a ${word}; each change becomes an event`,
      body: changes,
      isVersioned: 'always',
      answer: row,
    }),
    addNote: route(`POST /admin/${name}/:id/events`, 'inbox', {
      summary: 'Add a note or a call to the timeline',
      body: noteSchema,
      status: 201,
      answer: inboxEventSchema,
    }),
    reply: route(`POST /admin/${name}/:id/reply`, 'inbox', {
      summary: 'Reply by mail; 409 without a mail server',
      body: replySchema,
      status: 201,
      answer: inboxEventSchema,
      failures: [409],
    }),
    markAsRead: route(`PATCH /admin/${name}/:id/mark-as-read`, 'inbox', {
      summary: `Mark a ${word} as read; this cannot be undone`,
      isVersioned: true,
      answer: row,
    }),
    delete: route(`DELETE /admin/${name}/:id`, 'inbox', {
      summary: `Delete a ${word}`,
      isVersioned: 'always',
    }),
  };
}
