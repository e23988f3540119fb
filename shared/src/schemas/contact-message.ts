import { z } from 'zod';
import { contactMessageInputSchema } from './contact-message-input.ts';
import { idSchema } from './fields.ts';
import { formTraps } from './form-post.ts';
import { inboxEventSchema, MESSAGE_STATUSES, workFields } from './inbox-work.ts';

export const contactMessagePostSchema = z.object({ ...contactMessageInputSchema.shape, ...formTraps });

export const contactMessageSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
    status: z.enum(MESSAGE_STATUSES),
    ...workFields,
  })
  .meta({ id: 'ContactMessage' });

/** The response to a read of one message. Events are oldest first. */
export const contactMessageWithEventsSchema = contactMessageSchema
  .extend({ events: z.array(inboxEventSchema) })
  .meta({ id: 'ContactMessageWithEvents' });

export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactMessageWithEvents = z.infer<typeof contactMessageWithEventsSchema>;
