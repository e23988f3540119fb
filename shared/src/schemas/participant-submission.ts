import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { idSchema } from './fields.ts';
import { formTraps } from './form-post.ts';
import {
  earlierRequestSchema,
  inboxEventSchema,
  REQUEST_SOURCES,
  REQUEST_STATUSES,
  workFields,
} from './inbox-work.ts';
import { participantSubmissionInputSchema, standTypeSchema } from './participant-submission-input.ts';

export const participantSubmissionPostSchema = z.object({
  ...participantSubmissionInputSchema.shape,
  ...formTraps,
});

export const participantSubmissionSchema = z
  .object({
    id: idSchema,
    companyName: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    phone: z.string().optional(),
    website: z.string().optional(),
    address: z.string().optional(),
    contactTitle: z.string().optional(),
    notes: z.string().optional(),
    /** Absent after the fair was deleted; the title stays. */
    fairId: idSchema.optional(),
    fairTitle: z.string(),
    requestedArea: z.number(),
    standType: standTypeSchema,
    kvkkConsent: z.boolean(),
    /** Absent for a request that staff entered, because the person did not use the form and gave no consent. */
    consentAt: z.iso.datetime().optional(),
    consentVersion: z.string().optional(),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
    /** `BF-2026-0147`. Counting starts again each year, and no number is used twice. */
    number: z.string(),
    source: z.enum(REQUEST_SOURCES),
    status: z.enum(REQUEST_STATUSES),
    declineReason: z.string().optional(),
    /** In m². */
    offeredArea: z.number().optional(),
    ...workFields,
  })
  .meta({ id: 'ParticipantSubmission' });

/** One participation request, as staff read it. Events are oldest first; earlier requests of the same company are newest first. */
export const participantSubmissionWithEventsSchema = participantSubmissionSchema
  .extend({ events: z.array(inboxEventSchema), earlier: z.array(earlierRequestSchema) })
  .meta({ id: 'ParticipantSubmissionWithEvents' });

/**
 * A request that staff enter has no consent field, because the person did not use the form. Unlike a request from the form,
 * it may name a fair that is over.
 */
const { kvkkConsent: _, ...typedFields } = participantSubmissionInputSchema.shape;
export const staffRequestInputSchema = z.object({
  ...typedFields,
  source: z.enum(['phone', 'fair', 'mail'], { error: m.sourceRequired }),
});

export type ParticipantSubmission = z.infer<typeof participantSubmissionSchema>;
export type ParticipantSubmissionWithEvents = z.infer<typeof participantSubmissionWithEventsSchema>;
