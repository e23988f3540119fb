import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { EMAIL_PATTERN, idSchema, requiredText } from './fields.ts';
import { formTraps } from './form-post.ts';

export const contactMessageInputSchema = z.object({
  name: requiredText(m.nameRequired, 200),
  email: requiredText(m.emailRequired, 254).regex(EMAIL_PATTERN, { error: m.invalidEmail }),
  subject: requiredText(m.subjectRequired, 200),
  message: requiredText(m.messageRequired, 5000),
});

export const contactMessagePostSchema = contactMessageInputSchema.extend(formTraps);

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

export type ContactMessageInput = z.infer<typeof contactMessageInputSchema>;
export type ContactMessagePost = z.infer<typeof contactMessagePostSchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
