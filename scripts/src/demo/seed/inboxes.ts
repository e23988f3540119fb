import type { AdminClient } from '@fuar/shared/api/admin-client';
import type { Client } from '@fuar/shared/api/client';
import { addDays } from '@fuar/shared/dates/iso-day';
import { demoContactMessages } from '../contact-messages.ts';
import type { DemoReply, DemoWork } from '../participant-submissions/submissions.ts';
import { demoParticipantSubmissions } from '../participant-submissions.ts';
import type { FairIds } from './pictured-content.ts';

/**
 * A row and the time at which it should have arrived. The CMS only records `replies` as sent, because the demo's addresses do
 * not exist.
 */
type SeededRow = {
  inbox: 'contact-messages' | 'participant-submissions';
  id: number;
  createdAt: string;
  replies: DemoReply[];
};
export type SeededInboxes = { by: string; rows: SeededRow[] };

/**
 * Sends missing messages and requests through the public forms, the oldest first. The CMS stores the time of sending. The result
 * contains an earlier time for each row, to which the CMS then backdates the row.
 */
export async function seedInboxes(
  client: Client,
  admin: AdminClient,
  fairs: FairIds,
  today: string,
): Promise<SeededInboxes> {
  const rows: SeededRow[] = [];
  const account = await admin.account.get();

  const presentMessages = new Map((await admin.contact.list()).map(({ email, id }) => [email, id]));
  for (const { isRead, createdAt, work, ...message } of demoContactMessages(today).toReversed()) {
    const id = presentMessages.get(message.email) ?? (await client.contact.send(message)).id;
    if (isRead) await admin.contact.markAsRead(id);
    if (work) await admin.contact.update(id, { status: work.status, ownerId: account.id });
    rows.push({ inbox: 'contact-messages', id, createdAt, replies: repliesIn(work) });
  }

  const presentRequests = new Map(
    (await admin.participantSubmissions.list()).map(({ contactEmail, id }) => [contactEmail, id]),
  );
  const submissions = demoParticipantSubmissions(today).toReversed();
  for (const { isRead, createdAt, fair, work, ...submission } of submissions) {
    const fairId = fairs.get(fair);
    if (!fairId) continue;
    const id =
      presentRequests.get(submission.contactEmail) ??
      (await client.participantSubmissions.send({ ...submission, fairId })).id;
    if (isRead) await admin.participantSubmissions.markAsRead(id);
    if (work) await seedWork(admin, id, work, account.id, today);
    rows.push({ inbox: 'participant-submissions', id, createdAt, replies: repliesIn(work) });
  }
  return { by: account.email, rows };
}

const repliesIn = (work: { reply?: DemoReply } | undefined) => (work?.reply ? [work.reply] : []);

async function seedWork(
  { participantSubmissions }: AdminClient,
  id: number,
  { isMine, followUpInDays, notes = [], reply: _, ...changes }: DemoWork,
  me: number,
  today: string,
): Promise<void> {
  const { events } = await participantSubmissions.get(id);
  const missing = notes.filter((note) => events.every(({ text }) => text !== note));
  for (const text of missing) await participantSubmissions.addNote(id, { type: 'call', text });
  await participantSubmissions.update(id, {
    ...changes,
    ...(isMine ? { ownerId: me } : {}),
    ...(followUpInDays === undefined ? {} : { followUpOn: addDays(today, followUpInDays) }),
  });
}
