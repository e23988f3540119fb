import { z } from 'zod';
import { idSchema } from './fields.ts';

/**
 * A Turkish sentence, and a sentence for each invalid field. `draftId` names the draft that the row already has (409). `rowId`
 * names the row that the missing draft was last published to (404).
 */
export const errorBodySchema = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    draftId: idSchema.optional(),
    rowId: idSchema.optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
