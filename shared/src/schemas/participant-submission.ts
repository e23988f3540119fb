import { z } from 'zod';
import { idSchema } from './fields.ts';
import { formTraps } from './form-post.ts';
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
    consentAt: z.iso.datetime(),
    consentVersion: z.string(),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ParticipantSubmission' });

export type ParticipantSubmission = z.infer<typeof participantSubmissionSchema>;
