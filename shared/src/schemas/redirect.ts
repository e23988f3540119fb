import { z } from 'zod';

/** An old address and its target: a path of this site with query and fragment, or an https URL. */
export const redirectSchema = z.object({ from: z.string(), to: z.string() }).meta({ id: 'Redirect' });

export type Redirect = z.infer<typeof redirectSchema>;
