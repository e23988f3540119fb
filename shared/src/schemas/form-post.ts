import { z } from 'zod';

/** Fields of each public form that tell people from programs. A caught program gets the usual answer and must not notice. */
export const formTraps = {
  /** A field that people do not see; anything in it is a program's. */
  _h: z.unknown().optional(),
  /** Milliseconds that the form was open. */
  _ms: z.unknown().optional(),
};

/** The answer to a form: what was sent is stored. */
export const receiptSchema = z.object({ id: z.int().positive() }).meta({ id: 'Receipt' });

export type FormTraps = { _h?: unknown; _ms?: unknown };
export type Receipt = z.infer<typeof receiptSchema>;
