import * as z from 'zod/mini';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { requiredVisitorText, visitorEmail } from './visitor-fields.ts';

export const contactMessageInputSchema = z.object({
  name: requiredVisitorText(m.nameRequired, 200),
  email: visitorEmail(m.emailRequired, m.invalidEmail),
  subject: requiredVisitorText(m.subjectRequired, 200),
  message: requiredVisitorText(m.messageRequired, 5000),
});
