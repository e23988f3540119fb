import { z } from 'zod';

/** Spam traps of each public form. A detected bot gets the usual answer, so that the bot does not notice the traps. */
export const formTraps = {
  /** A hidden field (honeypot); only a bot fills it in. */
  _h: z.unknown().optional(),
  /** Milliseconds between opening and sending the form. */
  _ms: z.unknown().optional(),
};

/** The response to a form post, sent once the row is stored. */
export const receiptSchema = z
  .object({
    id: z.int().positive(),
    /** The number of a request for a stand, `BF-2026-0147`. */
    number: z.string().optional(),
  })
  .meta({ id: 'Receipt' });

export type FormTraps = { _h?: unknown; _ms?: unknown };
export type Receipt = z.infer<typeof receiptSchema>;
