import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { EMAIL_PATTERN } from '../text/clean-text.ts';
import { contactMessageWithEventsSchema } from './contact-message.ts';
import { requiredText } from './fields.ts';
import { participantSubmissionWithEventsSchema } from './participant-submission.ts';

/** The e-mail address is sent in the body, because servers log URLs. */
export const personalDataQuerySchema = z.object({
  email: requiredText(m.emailRequired, 254).regex(EMAIL_PATTERN, { error: m.invalidEmail }),
});

/** True if a bot sent the row. The inboxes leave such rows out. */
const isSpam = z.boolean();

export const personalDataSchema = z
  .object({
    email: z.string(),
    exportedAt: z.iso.datetime(),
    contactMessages: z.array(contactMessageWithEventsSchema.extend({ isSpam })),
    participantSubmissions: z.array(
      participantSubmissionWithEventsSchema.omit({ earlier: true }).extend({ isSpam }),
    ),
    /**
     * Mails that no mail server has accepted yet: receipts and replies to the person, and notices to staff about the person's
     * forms.
     */
    waitingMails: z.array(
      z.object({ kind: z.string(), subject: z.string(), text: z.string(), createdAt: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'PersonalData' });

export const erasedPersonalDataSchema = z
  .object({
    contactMessages: z.int().nonnegative(),
    participantSubmissions: z.int().nonnegative(),
    waitingMails: z.int().nonnegative(),
  })
  .meta({ id: 'ErasedPersonalData' });

export type PersonalDataQuery = z.infer<typeof personalDataQuerySchema>;
export type PersonalData = z.infer<typeof personalDataSchema>;
export type ErasedPersonalData = z.infer<typeof erasedPersonalDataSchema>;
