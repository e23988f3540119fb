import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { EMAIL_PATTERN } from '../text/clean-text.ts';
import { contactMessageSchema } from './contact-message.ts';
import { requiredText } from './fields.ts';
import { participantSubmissionSchema } from './participant-submission.ts';

/** Whose data: in a body, never in an address, because addresses stand in the logs of servers. */
export const personalDataQuerySchema = z.object({
  email: requiredText(m.emailRequired, 254).regex(EMAIL_PATTERN, { error: m.invalidEmail }),
});

/** `isSpam`: kept aside as a program's, seen in the console only. */
const isSpam = z.boolean();

export const personalDataSchema = z
  .object({
    email: z.string(),
    exportedAt: z.iso.datetime(),
    contactMessages: z.array(contactMessageSchema.extend({ isSpam })),
    participantSubmissions: z.array(participantSubmissionSchema.extend({ isSpam })),
    /** Not taken by a mail server yet: to the person, or to staff about what they sent. */
    waitingMails: z.array(
      z.object({ kind: z.string(), subject: z.string(), text: z.string(), createdAt: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'PersonalData' });

/** How many rows went. */
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
