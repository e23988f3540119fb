import { z } from 'zod';

/** What `npm run doctor` says of one part of an installation. */
export const findingSchema = z.object({
  state: z.enum(['ok', 'warning', 'wrong']),
  part: z.string(),
  says: z.string(),
  /** What to do about it. */
  advice: z.string().optional(),
});

export type Finding = z.infer<typeof findingSchema>;

/** 'database: cannot be reached', with what to do about it. */
export function finding(state: Finding['state'], part: string, says: string, advice?: string): Finding {
  return { state, part, says, ...(advice ? { advice } : {}) };
}
