import {
  contactMessagePostSchema,
  contactMessageSchema,
  contactMessageWithEventsSchema,
} from '../../schemas/contact-message.ts';
import { receiptSchema } from '../../schemas/form-post.ts';
import { messageChangesSchema } from '../../schemas/inbox-work.ts';
import { route } from '../route.ts';
import { inboxRoutes } from './inbox.ts';

export const contactRoutes = {
  send: route('POST /contact', 'public', {
    summary: 'Send a message to the organiser',
    body: contactMessagePostSchema,
    status: 201,
    answer: receiptSchema,
    failures: [429],
  }),
};

export const adminContactRoutes = inboxRoutes({
  name: 'contact',
  word: 'message',
  row: contactMessageSchema,
  rowWithEvents: contactMessageWithEventsSchema,
  changes: messageChangesSchema,
});
