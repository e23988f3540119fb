import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Payload } from 'payload';
import { z } from 'zod';
import { findStaffById, type StaffRow } from './staff-row.ts';

const TICKET_MS = 5 * 60_000;

/** `sid` is the id of the session that the ticket opens, so a ticket can open only one session. */
const ticketSchema = z.object({ userId: z.int().positive(), sid: z.uuid(), until: z.number() });

export type Ticket = z.infer<typeof ticketSchema>;

export const ticketEnded = () => new ApiError(401, m.ticketEnded);

/** An HMAC with the secret of this installation. A signature for one `purpose` is invalid for every other. */
export function sign({ secret }: Payload, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
}

/** The signature covers the hash of the password, so a new password invalidates the ticket. */
function signatureOf(payload: Payload, body: string, row: StaffRow): Buffer {
  return sign(payload, 'ticket', `${body}\n${row.hash}`);
}

/** Creates a ticket, which proves for five minutes that the password of this account was right. */
export function createTicket(payload: Payload, row: StaffRow): { ticket: string; sid: string } {
  const sid = randomUUID();
  const claims: Ticket = { userId: row.id, sid, until: Date.now() + TICKET_MS };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { ticket: `${body}.${signatureOf(payload, body, row).toString('base64url')}`, sid };
}

export async function readTicket(payload: Payload, text: string): Promise<{ ticket: Ticket; row: StaffRow }> {
  const [body = '', signature = ''] = text.split('.');
  const ticket = parse(body);
  const row = ticket && (await findStaffById(payload, ticket.userId));
  if (!ticket || !row || Date.now() >= ticket.until) throw ticketEnded();
  const expected = signatureOf(payload, body, row);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw ticketEnded();
  return { ticket, row };
}

function parse(body: string): Ticket | undefined {
  try {
    return ticketSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
  } catch {
    // The string is not JSON, so we did not make this ticket.
    return undefined;
  }
}
