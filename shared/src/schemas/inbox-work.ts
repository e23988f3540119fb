import { z } from 'zod';
import { MESSAGE_STATUSES, REQUEST_SOURCES, REQUEST_STATUSES } from '../content/inbox-statuses.ts';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import {
  idParamSchema,
  idSchema,
  isoDaySchema,
  optionalText,
  requiredText,
  rowVersionSchema,
} from './fields.ts';
import { participantSubmissionInputSchema } from './participant-submission-input.ts';

export { MESSAGE_STATUSES, REQUEST_SOURCES, REQUEST_STATUSES };

export const inboxEventSchema = z
  .object({
    id: idSchema,
    at: z.iso.datetime(),
    /** The name of the member of staff, or the e-mail address if there is no name. Empty for the event `received`. */
    by: z.string(),
    type: z.enum(['received', 'status', 'owner', 'followUp', 'note', 'call', 'mail']),
    text: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    mail: z
      .object({
        subject: z.string(),
        state: z.enum(['queued', 'sent', 'failed']),
        /** The connection broke before the mail server answered. `state` is then `failed`, but the mail may have arrived. */
        isUnsure: z.literal(true).optional(),
      })
      .optional(),
  })
  .meta({ id: 'InboxEvent' });

/** An earlier request of the same company, recognised by its name, mail domain or phone. Requests are never merged. */
export const earlierRequestSchema = z
  .object({
    id: idSchema,
    number: z.string(),
    year: z.int(),
    companyName: z.string(),
    fairTitle: z.string(),
    /** The offered area in m², or the requested area before there is an offer. */
    area: z.number(),
    status: z.enum(REQUEST_STATUSES),
  })
  .meta({ id: 'EarlierRequest' });

/** The fields of a row that staff work with, in both inboxes. Visitors do not send these fields. */
export const workFields = {
  ownerId: idSchema.optional(),
  /** The name of the owner, or the e-mail address if there is no name. */
  owner: z.string().optional(),
  followUpOn: isoDaySchema.optional(),
  version: rowVersionSchema,
};

const cleared = z.literal('');

const workChanges = {
  ownerId: z
    .union([z.int().positive({ error: m.unknownOwner }), cleared], { error: m.unknownOwner })
    .optional(),
  followUpOn: z.union([isoDaySchema, cleared], { error: m.invalidDay }).optional(),
};

/** An absent field keeps its value; an empty string clears it. */
export const messageChangesSchema = z.object({
  status: z.enum(MESSAGE_STATUSES, { error: m.unknownStatus }).optional(),
  ...workChanges,
});

export const requestChangesSchema = z.object({
  status: z.enum(REQUEST_STATUSES, { error: m.unknownStatus }).optional(),
  ...workChanges,
  declineReason: optionalText(500),
  offeredArea: z
    .union([participantSubmissionInputSchema.shape.requestedArea, cleared], { error: m.invalidNumber })
    .optional(),
});

export const noteSchema = z.object({
  type: z.enum(['note', 'call'], { error: m.unknownType }),
  text: requiredText(m.noteRequired, 5000),
});

export const replySchema = z.object({
  subject: requiredText(m.subjectRequired, 200),
  body: requiredText(m.textRequired, 10_000),
});

export const REPLY_PLACEHOLDERS = ['yetkili', 'firma', 'fuar', 'alan', 'numara'] as const;

/** The first unknown placeholder in a template: 'Sayın {{isim}}' → 'isim'. */
function unknownPlaceholder(text: string): string | undefined {
  const used = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
  return used.find((name) => !REPLY_PLACEHOLDERS.some((known) => known === name));
}

function templateText(message: string, maxLength: number) {
  return requiredText(message, maxLength).refine((text) => unknownPlaceholder(text) === undefined, {
    error: ({ input }) => m.unknownPlaceholder(unknownPlaceholder(String(input)) ?? ''),
  });
}

const templateFields = {
  title: requiredText(m.templateNameRequired, 100),
  subject: templateText(m.subjectRequired, 200),
  body: templateText(m.textRequired, 10_000),
};

export const replyTemplateSchema = z
  .object({ id: idSchema, ...templateFields })
  .meta({ id: 'ReplyTemplate' });

const MAX_TEMPLATES = 50;

/** All reply templates, in their new order. A template without an id is new. */
export const replyTemplatesInputSchema = z
  .array(z.object({ id: idSchema.optional(), ...templateFields }), { error: m.notList })
  .superRefine((templates, context) => {
    // Name the first template beyond the limit, so that the form shows the message there.
    if (templates.length > MAX_TEMPLATES) {
      const message = m.tooManyTemplates(MAX_TEMPLATES);
      context.addIssue({ code: 'custom', message, path: [MAX_TEMPLATES, 'title'] });
    }
    const ids = templates.map(({ id }) => id);
    const again = ids.findIndex((id, place) => id !== undefined && ids.indexOf(id) !== place);
    if (again >= 0) context.addIssue({ code: 'custom', message: m.invalidId, path: [again, 'id'] });
  })
  .meta({ maxItems: MAX_TEMPLATES });

export const requestSummaryQuerySchema = z.object({ fairId: idParamSchema.optional() });

const countAndArea = z.object({ count: z.int().nonnegative(), area: z.number().nonnegative() });

export const requestSummarySchema = z
  .object({
    fairId: idSchema,
    fairTitle: z.string(),
    /** The area of the hall in m². */
    hallArea: z.number().optional(),
    byStatus: z.record(z.enum(REQUEST_STATUSES), countAndArea),
  })
  .meta({ id: 'RequestSummary' });

export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export type InboxEvent = z.infer<typeof inboxEventSchema>;
export type RequestChanges = z.infer<typeof requestChangesSchema>;
export type Note = z.infer<typeof noteSchema>;
export type Reply = z.infer<typeof replySchema>;
export type EarlierRequest = z.infer<typeof earlierRequestSchema>;
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
export type RequestSummary = z.infer<typeof requestSummarySchema>;
