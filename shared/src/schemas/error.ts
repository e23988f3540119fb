import { z } from 'zod';

/** The body of every answer that is not a success: a Turkish sentence, and one for each wrong field. */
export const errorBodySchema = z
  .object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
