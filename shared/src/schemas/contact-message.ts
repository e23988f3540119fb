import { z } from 'zod';
import { contactMessageInputSchema } from './contact-message-input.ts';
import { idSchema } from './fields.ts';
import { formTraps } from './form-post.ts';

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
  })
  .meta({ id: 'ContactMessage' });

export type ContactMessagePost = z.infer<typeof contactMessagePostSchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
