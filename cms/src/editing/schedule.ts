import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { settleAll } from '@fuar/shared/settle-all';
import type { Payload, Where } from 'payload';
import type { Deps } from '../api/deps.ts';
import { assertDatabaseAnswers } from '../database/assert-answers.ts';
import { isMongoAdapter } from '../database/mongo.ts';
import { countRows, findRows } from '../database/rows.ts';
import { isDatabaseUnavailable, isReferenceDeleted } from '../database/unavailable.ts';
import { logError, logInfo, logWarning } from '../log/log.ts';
import { type Loop, startLoop } from '../waiting/loop.ts';
import { type DraftRow, withDraft } from './drafts.ts';
import { publish } from './publish-draft.ts';

const collection = 'drafts';
/** The schedule looks for due drafts at least this often, because another process may have scheduled one. */
const LONGEST_PAUSE_MS = 1000;
/**
 * The schedule publishes drafts for this long and then lets waiting requests run. If requests ran after each draft, they would
 * delay 1,000 drafts by half a minute.
 */
const TURN_MS = 250;
/**
 * How many drafts are published at once on MongoDB. There each draft spends most of its time waiting for answers, and visitors'
 * requests run during these waits. `npm run test:faults -- --mongodb schedule` makes 1,000 drafts due within a minute, and kills
 * processes of the product 50 times. The most delayed draft was 1.4 to 1.9 s late. With 8 at once it was 8 s late, and with one
 * at a time 139 s.
 */
const AT_ONCE = 32;

const IS_SCHEDULED: Where = { and: [{ state: { equals: 'scheduled' } }, { publishAt: { greater_than: 0 } }] };

/**
 * Publishes due drafts, on MongoDB several at once. A lock on each draft ensures that only one process publishes it. The publisher
 * collects the changes of drafts that are due together into one release.
 */
export function startSchedule(deps: Deps): Pick<Loop, 'stop'> {
  const { payload } = deps;
  return startLoop(
    { failure: 'schedule-step-failed', pauseAfterFailureMs: LONGEST_PAUSE_MS },
    async (stopping) => {
      const until = Date.now() + TURN_MS;
      while (!stopping.aborted && Date.now() < until) {
        const next = await findNext(payload);
        const due = next.filter(({ publishAt }) => publishAt <= Date.now());
        const soonest = next[0]?.publishAt ?? Infinity;
        if (due.length === 0) return Math.min(soonest - Date.now(), LONGEST_PAUSE_MS);
        await settleAll(due.map(({ id }) => publishDue(deps, id)));
      }
      return 0;
    },
  );
}

type Scheduled = { id: number; publishAt: number };

async function findNext(payload: Payload): Promise<Scheduled[]> {
  return findRows<Scheduled>(payload, collection, {
    where: IS_SCHEDULED,
    sort: ['publishAt', 'id'],
    limit: isMongoAdapter(payload.db) ? AT_ONCE : 1,
    select: { publishAt: true },
  });
}

export async function listScheduled(payload: Payload, before: number): Promise<DraftRow[]> {
  const where = { and: [IS_SCHEDULED, { publishAt: { less_than: before } }] };
  const sort = ['publishAt', 'id'];
  return findRows<DraftRow>(payload, collection, { where, sort });
}

async function publishDue(deps: Deps, id: number): Promise<void> {
  const publishIt = (draft: DraftRow) => publishOrFail(deps, draft);
  await withDraft(deps, id, publishIt).catch((error: unknown) => {
    // A 404 means that another process has published the draft, or that a person has removed it.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
}

async function publishOrFail(deps: Deps, draft: DraftRow): Promise<void> {
  const { payload } = deps;
  const { id, kind, state, publishAt } = draft;
  // A person may have changed the time since `findNext`.
  if (state !== 'scheduled' || !publishAt || publishAt > Date.now()) return;
  try {
    await publish(deps, draft, {});
    logInfo('scheduled-draft-published', { draft: id, kind, lateMs: Date.now() - publishAt });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    // Payload may report an unreachable database as another error. In that case throw, so that the schedule retries the draft.
    await assertDatabaseAnswers(payload);
    // `updatedAt: null` keeps the version of the draft. If the row was saved before the failure, a repeat finds that row by this
    // version, and does not save a second row.
    const data = { state: 'failed', failure, updatedAt: null };
    await payload.db.updateOne({ collection, id, data, returning: false });
    if (failure === m.unexpected) logError('scheduled-draft-failed', error, { draft: id, kind });
    else logWarning('scheduled-draft-failed', { draft: id, kind, failure });
  }
}

/** Why a draft cannot be published. Undefined if the schedule should retry, because the database or a service is unreachable. */
function failureOf(error: unknown): string | undefined {
  // SQLite refuses a row whose picture was deleted meanwhile. Retry in that case too: the retry finds that the picture is missing
  // and fails with a message that says so.
  if (isDatabaseUnavailable(error) || isReferenceDeleted(error)) return undefined;
  if (error instanceof Error && error.name === 'NotFound') return m.draftRowDeleted;
  if (!(error instanceof ApiError)) return m.unexpected;
  if (error.status >= 500) return undefined;
  if (error.status === 404) return m.draftRowDeleted;
  if (error.status === 412) return m.draftRowChanged;
  if (error.errors.imageUrl) return m.draftPictureMissing;
  return Object.values(error.errors).join(' ') || error.message;
}

export async function countFailed(payload: Payload): Promise<number> {
  return countRows(payload, collection, { state: { equals: 'failed' } });
}

export async function countOverdue(payload: Payload, before: number): Promise<number> {
  const where = { and: [IS_SCHEDULED, { publishAt: { less_than: before } }] };
  return countRows(payload, collection, where);
}
