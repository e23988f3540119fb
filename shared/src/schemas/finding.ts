import { z } from 'zod';

export const findingSchema = z.object({
  state: z.enum(['ok', 'warning', 'wrong']),
  part: z.string(),
  says: z.string(),
  advice: z.string().optional(),
});

export type Finding = z.infer<typeof findingSchema>;

export function finding(state: Finding['state'], part: string, says: string, advice?: string): Finding {
  return { state, part, says, ...(advice ? { advice } : {}) };
}
