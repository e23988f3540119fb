import { setImmediate as nextRound } from 'node:timers/promises';
import type { ErasedPersonalData, PersonalData } from '@fuar/shared/schemas/personal-data';
import type { CollectionSlug, Payload } from 'payload';
import { toContactMessage, toParticipantSubmission } from '../api/mappers/inbox-rows.ts';
import { checkpoint } from '../database/checkpoint.ts';
import { findRows } from '../database/rows.ts';
import { keepRequestKeyOf } from '../hooks/keep-request-key.ts';
import { readEvents, removeEvents } from '../inbox/events.ts';
import { addressKey } from '../mail/address-key.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Config } from '../payload-types.ts';
import { createWithLock, lockOfRow } from '../waiting/with-lock.ts';

/** Every collection with visitors' personal data, and its e-mail fields. Add new collections here. */
const HOLDERS = {
  contactMessages: { collection: 'contact-messages', fields: ['email'] },
  participantSubmissions: { collection: 'participant-submissions', fields: ['contactEmail'] },
  waitingMails: { collection: 'mail-outbox', fields: ['to', 'replyTo'] },
} as const satisfies Record<string, { collection: CollectionSlug; fields: readonly string[] }>;

/** Mails that an export leaves out, because their links set a password: a reader could take over the account. */
const ABOUT_ACCOUNTS: unknown[] = ['link', 'forgotten'] satisfies Mail['kind'][];

type Holder = keyof typeof HOLDERS;
type Row<H extends Holder> = Config['collections'][(typeof HOLDERS)[H]['collection']];

/** Compares addresses in code, because each database folds case differently. */
async function findIds(payload: Payload, holder: Holder, email: string): Promise<number[]> {
  const { collection, fields } = HOLDERS[holder];
  const docs = await findRows<{ id: number } & Record<string, unknown>>(payload, collection, {
    select: Object.fromEntries([...fields, 'kind'].map((field) => [field, true])),
  });
  const wanted = addressKey(email);
  const isOf = ({ kind, ...row }: Record<string, unknown>) =>
    fields
      // Ignore the `replyTo` of a reply, because it is the address of the member of staff who wrote the reply.
      .filter((field) => kind !== 'reply' || field !== 'replyTo')
      .some((field) => addressKey(String(row[field] ?? '')) === wanted);
  return docs.filter(isOf).map(({ id }) => id);
}

async function findRowsOf<H extends Holder>(payload: Payload, holder: H, email: string): Promise<Row<H>[]> {
  const id = { in: await findIds(payload, holder, email) };
  const { collection } = HOLDERS[holder];
  const { docs } = await payload.find({ collection, where: { id }, sort: 'id', depth: 0, pagination: false });
  return docs as Row<H>[];
}

/**
 * Erases rows and their timelines (notes and replies). Takes the lock of the row, because staff may be adding a note. The answer
 * counts only the rows that this call erased, because another call may be erasing the same rows.
 */
async function eraseRows(payload: Payload, holder: Holder, ids: number[]): Promise<number> {
  const { collection } = HOLDERS[holder];
  const withLock = createWithLock(payload);
  let erased = 0;
  for (const id of ids) {
    const isErased = await withLock(lockOfRow(collection, id), async () => {
      if (collection !== 'mail-outbox') {
        await keepRequestKeyOf(payload, collection, id);
        await removeEvents(payload, collection, [id]);
      }
      return Boolean(await payload.db.deleteOne({ collection, where: { id: { equals: id } } }));
    });
    if (isErased) erased += 1;
    // Let requests run between two rows. SQLite blocks the event loop, and there may be thousands of rows.
    await nextRound();
  }
  return erased;
}

export async function exportPersonalData(payload: Payload, email: string): Promise<PersonalData> {
  const messages = await findRowsOf(payload, 'contactMessages', email);
  const requests = await findRowsOf(payload, 'participantSubmissions', email);
  const mails = await findRowsOf(payload, 'waitingMails', email);
  return {
    email,
    exportedAt: new Date().toISOString(),
    contactMessages: await Promise.all(
      messages.map(async (row) => ({
        ...toContactMessage(row),
        isSpam: row.isSpam,
        events: await readEvents(payload, 'contact-messages', row),
      })),
    ),
    participantSubmissions: await Promise.all(
      requests.map(async (row) => ({
        ...toParticipantSubmission(row),
        isSpam: row.isSpam,
        events: await readEvents(payload, 'participant-submissions', row),
      })),
    ),
    waitingMails: mails
      .filter(({ kind }) => !ABOUT_ACCOUNTS.includes(kind))
      .map(({ kind, subject, text, createdAt }) => ({ kind, subject, text, createdAt })),
  };
}

async function eraseAll(payload: Payload, idsOf: (holder: Holder) => Promise<number[]>) {
  const erased: ErasedPersonalData = { contactMessages: 0, participantSubmissions: 0, waitingMails: 0 };
  for (const holder of Object.keys(HOLDERS) as Holder[]) {
    erased[holder] = await eraseRows(payload, holder, await idsOf(holder));
  }
  return erased;
}

/** Erases the person's data, on SQLite also from the free pages of the file. Only an older backup could restore the data. */
export async function erasePersonalData(payload: Payload, email: string): Promise<ErasedPersonalData> {
  const erased = await eraseAll(payload, (holder) => findIds(payload, holder, email));
  await checkpoint(payload);
  return erased;
}

export async function eraseOlderThan(payload: Payload, before: Date): Promise<ErasedPersonalData> {
  const query = { where: { createdAt: { less_than: before.toISOString() } }, select: { id: true } } as const;
  const erased = await eraseAll(payload, async (holder) => {
    const rows = await findRows<{ id: number }>(payload, HOLDERS[holder].collection, query);
    return rows.map(({ id }) => id);
  });
  if (Object.values(erased).some((count) => count > 0)) await checkpoint(payload);
  return erased;
}
