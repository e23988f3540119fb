import { setImmediate as nextRound } from 'node:timers/promises';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import type { InboxEvent, Note, Reply } from '@fuar/shared/schemas/inbox-work';
import type { Context } from 'hono';
import type { TypedUser } from 'payload';
import { allOrNothing } from '../database/all-or-nothing.ts';
import { countRows, findById } from '../database/rows.ts';
import { rowsInPages } from '../database/rows-in-pages.ts';
import { describeChanges, type Work, type WorkChanges } from '../inbox/describe-changes.ts';
import { addEvents, type NewEvent, readEvents, removeAdded } from '../inbox/events.ts';
import { readAccountNames, readNames, readOwners } from '../inbox/owners.ts';
import { sendReply } from '../inbox/reply.ts';
import type { Config } from '../payload-types.ts';
import { logRows } from '../personal-data/log-access.ts';
import { lockOfRow } from '../waiting/with-lock.ts';
import type { Deps } from './deps.ts';
import { invalidField, notFound } from './errors.ts';
import { createFairHelpers } from './fair-helpers.ts';
import type { InboxSlug } from './forms/receive-post.ts';
import { type IfMatch, refuseOtherVersion } from './row-version.ts';
import { toStoredValues } from './stored-values.ts';

type Inbox<S extends InboxSlug, A, E> = {
  toAnswer: (row: Config['collections'][S], owners: ReadonlyMap<number, string>) => A;
  addressOf: (row: Config['collections'][S]) => string;
  readMore: (row: Config['collections'][S]) => Promise<E>;
};

type RowCall = { staff: TypedUser; params: { id: number } };
type ChangeCall = RowCall & { body: WorkChanges; ifMatch: IfMatch };
type ReplyCall = RowCall & { body: Reply; context: Context };

/** The handlers of staff's calls on an inbox, with the user's rights. Only the console shows spam. */
export function createStaffInbox<S extends InboxSlug, A extends object, E extends object>(
  deps: Deps,
  collection: S,
  { toAnswer, addressOf, readMore }: Inbox<S, A, E>,
) {
  type Row = Config['collections'][S];
  const { payload, withLock } = deps;
  const ofFair = createFairHelpers(deps);
  const as = (user: TypedUser) => ({ collection, depth: 0, user, overrideAccess: false }) as const;

  /**
   * Runs the writes to a row one at a time. Payload saves whole rows, so simultaneous writes would undo each other. An event
   * that is added while its row is deleted would stay for ever.
   */
  const alone = <T>(id: number, work: () => Promise<T>) => withLock(lockOfRow(collection, id), work);

  const aloneWithFair = <T>(id: number, work: () => Promise<T>) =>
    ofFair.changing(collection, id, () => alone(id, work));

  async function refuseSpam(id: number): Promise<void> {
    const where = { and: [{ id: { equals: id } }, { isSpam: { equals: false } }] };
    if ((await countRows(payload, collection, where)) === 0) throw notFound();
  }

  async function find(user: TypedUser, id: number): Promise<Row> {
    await refuseSpam(id);
    return (await payload.findByID({ ...as(user), id })) as Row;
  }

  /** All rows, newest first. Does not check the user's right, because the route has checked it. */
  async function readAll(): Promise<Row[]> {
    const where = { isSpam: { equals: false } };
    const rows = await Array.fromAsync(rowsInPages<Row>(payload, { collection, where, pause: nextRound }));
    // Sort by time of arrival, because the ids of the demo's rows are in another order.
    return rows.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
  }

  function save(user: TypedUser, row: Row, values: object, events: NewEvent[]): Promise<Row> {
    const { id, updatedAt } = row;
    const added: InboxEvent[] = [];
    const undo = async () => {
      const now = await findById<{ updatedAt: string }>(payload, collection, id);
      // Remove the events only if the row is unchanged. If a step after the write of the row
      // fails, the row can stay changed, and then needs its events.
      if (now?.updatedAt === updatedAt) await removeAdded(payload, added);
    };
    return allOrNothing(
      payload,
      async (req) => {
        for (const event of events) added.push(...(await addEvents(payload, collection, id, [event], req)));
        // Skip the access rules, because they refuse every change of these fields. `find` has checked the user's rights.
        const change = { collection, id, depth: 0, user, data: values as never, req } as const;
        // Reset `announced`, which `allOrNothing` sets. Otherwise the hook that records changes (records/record-changes.ts) would
        // skip this change, and nothing else records it.
        return (await payload.update({ ...change, context: { announced: false } })) as unknown as Row;
      },
      undo,
    );
  }

  return {
    list: async ({ staff }: { staff: TypedUser }): Promise<A[]> => {
      const rows = await readAll();
      logRows(staff, collection, rows.length);
      const owners = await readOwners(payload);
      return rows.map((row) => toAnswer(row, owners));
    },
    get: async ({ staff, params: { id } }: RowCall): Promise<A & E & { events: InboxEvent[] }> => {
      const row = await find(staff, id);
      const nameOf = await readNames(payload);
      const stored = await readEvents(payload, collection, row as { id: number; createdAt: string });
      const events = stored.map((event) => ({ ...event, by: nameOf(event) }));
      return { ...toAnswer(row, await readOwners(payload)), ...(await readMore(row)), events };
    },
    markAsRead: ({ staff, params: { id }, ifMatch }: RowCall & { ifMatch: IfMatch }): Promise<A> =>
      aloneWithFair(id, async () => {
        const row = await find(staff, id);
        refuseOtherVersion(ifMatch, row as { updatedAt?: string });
        // Do not save a row that is already read. A save would give the row a new version, and a colleague's change of the older
        // version would be refused.
        if (row.isRead) return toAnswer(row, await readOwners(payload));
        const data = { isRead: true } as never;
        const saved = (await payload.update({ ...as(staff), id, data })) as unknown as Row;
        return toAnswer(saved, await readOwners(payload));
      }),
    update: ({ staff, params: { id }, body: changes, ifMatch }: ChangeCall): Promise<A> =>
      aloneWithFair(id, async () => {
        const row = await find(staff, id);
        refuseOtherVersion(ifMatch, row as { updatedAt?: string });
        const owners = await readOwners(payload);
        const { ownerId } = changes;
        const isNewOwner = typeof ownerId === 'number' && ownerId !== (row as Work).ownerId;
        if (isNewOwner && !owners.has(ownerId)) throw invalidField('ownerId', m.unknownOwner);
        const names = await readAccountNames(payload);
        const events = describeChanges(row as unknown as Work, changes, staff.email, names);
        if (events.length === 0) return toAnswer(row, owners);
        const isRead = events.some(({ type }) => type === 'status') ? { isRead: true } : {};
        return toAnswer(await save(staff, row, { ...toStoredValues(changes), ...isRead }, events), owners);
      }),
    addNote: ({
      staff,
      params: { id },
      body: { type, text },
    }: RowCall & { body: Note }): Promise<InboxEvent> =>
      alone(id, async () => {
        await find(staff, id);
        const [added] = await addEvents(payload, collection, id, [{ by: staff.email, type, text }]);
        if (!added) throw new Error('The note is missing');
        return withName(added, staff);
      }),
    reply: ({ staff, params: { id }, body: reply, context }: ReplyCall): Promise<InboxEvent> =>
      alone(id, async () => {
        const row = await find(staff, id);
        const event = await sendReply(deps, collection, {
          rowId: id,
          to: addressOf(row),
          by: staff.email,
          reply,
          idempotencyKey: context.req.header('idempotency-key'),
        });
        return withName(event, staff);
      }),
    delete: ({ staff, params: { id }, ifMatch }: RowCall & { ifMatch: IfMatch }): Promise<void> =>
      alone(id, async () => {
        if (ifMatch) refuseOtherVersion(ifMatch, (await find(staff, id)) as { updatedAt?: string });
        else await refuseSpam(id);
        await payload.delete({ ...as(staff), id });
      }),
  };
}

/** Puts the user's name into the response. The stored event keeps the e-mail address, because names change. */
const withName = (event: InboxEvent, { name }: TypedUser): InboxEvent =>
  name ? { ...event, by: name } : event;
