import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLogoutHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { actor, record } from './record.ts';

type Row = Record<string, unknown>;

/** Collections that only our code or Payload writes, and `drafts`, whose changes record-drafts.ts records. */
type Unrecorded =
  | 'consent-texts'
  | 'drafts'
  | 'inbox-events'
  | 'mail-outbox'
  | 'publication'
  | 'records'
  | 'staff-sessions'
  | 'versions'
  | `payload-${string}`;

/** The names of the recorded collections. A new collection without a name is a type error, so nobody can forget to record it. */
const RECORDED: Record<Exclude<CollectionSlug, Unrecorded>, string> = m.rows;

/** Entries must not contain what visitors wrote. */
const WRITTEN_BY_VISITORS: CollectionSlug[] = ['contact-messages', 'participant-submissions'];

/**
 * Records each change that a member of staff makes through `/api`, `/rest` or the console. Skips three kinds of changes, because
 * their own code records them: many rows at once (`announced`), published drafts (`editing`) and our own changes of accounts
 * (`isOwnOperation`). Also skips a change that only marks a row as read or unread.
 */
export function withRecord(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  if (!isRecorded(slug)) return collection;
  const title = WRITTEN_BY_VISITORS.includes(slug) ? undefined : collection.admin?.useAsTitle;

  const append = async (req: PayloadRequest, kind: 'save' | 'delete', row: Row) => {
    const { context, payload, user } = req;
    if (!user || context.announced || context.editing || context.isOwnOperation) return;
    const action =
      slug === 'users'
        ? ({ kind: 'user', what: kind === 'save' ? m.accounts.saved : m.accounts.deleted } as const)
        : { kind, what: m.row(slug, String(row[title ?? ''] ?? '')) };
    await record(payload, { ...actor(user), ...action, rowId: row.id as number }, req);
  };
  const afterChange: CollectionAfterChangeHook = async (args) => {
    const { doc, previousDoc, operation, req } = args;
    const isReading = operation === 'update' && isOnlyReading(previousDoc as Row, doc as Row);
    const entry = isReading ? undefined : append(req, 'save', doc as Row);
    // Write the entry while the other hooks run, because each write waits for MongoDB's journal.
    const [changed] = await Promise.all([inTurn(hooks.afterChange, args), entry]);
    return changed;
  };
  const afterLogout: CollectionAfterLogoutHook = async ({ req: { payload, user } }) => {
    if (user) await record(payload, { ...actor(user), kind: 'signOut', what: m.signOut });
  };
  const afterDelete: CollectionAfterDeleteHook = async (args) => {
    const entry = append(args.req, 'delete', args.doc as Row);
    const [deleted] = await Promise.all([inTurn(hooks.afterDelete, args), entry]);
    return deleted;
  };
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [afterChange],
      afterDelete: [afterDelete],
      ...(slug === 'users' ? { afterLogout: [afterLogout, ...(hooks.afterLogout ?? [])] } : {}),
    },
  };
}

/** Runs hooks one after the other, as Payload does. Each gets the result of the previous one. */
async function inTurn<Args extends { doc: unknown }>(
  hooks: ((args: Args) => unknown)[] = [],
  args: Args,
): Promise<unknown> {
  let { doc } = args;
  for (const hook of hooks) doc = (await hook({ ...args, doc })) || doc;
  return doc;
}

function isRecorded(slug: string): slug is keyof typeof RECORDED {
  return slug in RECORDED;
}

const NOT_CONTENT = ['isRead', 'updatedAt'];

function isOnlyReading(before: Row, after: Row): boolean {
  if (!('isRead' in after)) return false;
  const isSame = (name: string) =>
    JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null);
  return Object.keys(after).every((name) => NOT_CONTENT.includes(name) || isSame(name));
}

export const recordSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (req.user) await record(req.payload, { ...actor(req.user), kind: 'save', what: m.settings }, req);
  return doc;
};
