import { z } from 'zod';

/** A finding of `npm run doctor` about one part of an installation. */
export const findingSchema = z.object({
  state: z.enum(['ok', 'warning', 'wrong']),
  part: z.string(),
  says: z.string(),
  /** The advice to the operator. */
  advice: z.string().optional(),
});

export type Finding = z.infer<typeof findingSchema>;

/** Creates a finding such as 'database: cannot be reached', with optional advice. */
export function finding(state: Finding['state'], part: string, says: string, advice?: string): Finding {
  return { state, part, says, ...(advice ? { advice } : {}) };
}
