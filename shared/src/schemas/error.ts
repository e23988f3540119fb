import { z } from 'zod';
import { idSchema } from './fields.ts';

/** A Turkish sentence, and a sentence for each invalid field. `draftId` names the draft that the row already has (409). */
export const errorBodySchema = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    draftId: idSchema.optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
