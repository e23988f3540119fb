import { ApiError } from '@fuar/shared/api/api-error';
import { keysOf } from '@fuar/shared/content/record';
import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import type { EditedFields } from '@fuar/shared/schemas/editing';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { readStoredTexts, removeStoredTexts, type StoredTexts, storeTexts } from '../../lib/stored-texts.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { showToast } from '../ui/toast-store.ts';

/** These statuses mean that the row or its draft has been changed or deleted since the values were stored. */
const OUTDATED = new Set([404, 409, 412]);

type KnownDraft = NonNullable<StoredTexts['draft']>;
type Sent = { hasEndedSchedule: boolean };

/**
 * Saves as drafts the form values that could not be sent earlier and that this browser has stored. If the server refuses
 * some of the values, the next page load sends them again.
 */
export async function restoreStoredTexts(queryClient: QueryClient): Promise<void> {
  // Read the storage inside the lock. Otherwise two tabs that open at once would both send the values. Browsers have locks only
  // on https pages and on localhost.
  const results = await (navigator.locks?.request('stored-texts', sendAll) ?? sendAll());
  if (!results.some(({ status }) => status === 'fulfilled')) return;
  showToast('info', m.broughtBack);
  const hasEnded = results.some((result) => result.status === 'fulfilled' && result.value.hasEndedSchedule);
  if (hasEnded) showToast('warning', m.scheduleEnded);
  await queryClient.invalidateQueries({ queryKey: draftQueries.all });
}

const sendAll = () => Promise.allSettled(readStoredTexts().map((entry) => sendEntry(...entry)));

async function sendEntry(form: string, texts: StoredTexts): Promise<Sent> {
  if (navigator.locks) {
    const sent = await send(texts);
    removeStoredTexts(form);
    return sent;
  }
  // Without locks, another tab may read the entry during the call, so remove the entry before the call.
  const putBack = () => void storeTexts(form, texts);
  removeStoredTexts(form);
  addEventListener('pagehide', putBack);
  try {
    return await send(texts);
  } catch (error) {
    putBack();
    throw error;
  } finally {
    removeEventListener('pagehide', putBack);
  }
}

async function send(texts: StoredTexts): Promise<Sent> {
  try {
    return await sendWhole(texts);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.errors?.imageUrl) throw error;
    // The server has deleted the uploaded picture, because no row used it for a day. Send the texts without the picture.
    const { imageUrl: _, ...fields } = texts.fields as EditedFields & { imageUrl?: string };
    const sent = await sendWhole({ ...texts, fields });
    showToast('warning', m.pictureNotKept);
    return sent;
  }
}

async function sendWhole({ draft, ...texts }: StoredTexts): Promise<Sent> {
  if (!draft) return create(texts);
  try {
    return await update(draft, texts.fields);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    if (await hasFields(draft, texts.fields)) return { hasEndedSchedule: false };
    // If the draft of a new row was published, the answer names the row.
    const id = texts.id ?? error.rowId;
    return create(id === undefined ? texts : { ...texts, id });
  }
}

/** True if the draft already holds these fields, because an earlier attempt has stored them and its answer was lost. */
async function hasFields({ id }: KnownDraft, fields: EditedFields): Promise<boolean> {
  const stored = (await api.drafts.get(id).catch(() => undefined))?.fields;
  // Compare tags and words, because the server collapses and trims whitespace in rich text.
  const partsOf = (text = '') => text.match(/<[^>]*>|[^\s<]+/g)?.join(' ');
  const isEqual = (name: string) => partsOf(stored?.[name]) === partsOf(fields[name]);
  return stored !== undefined && keysOf({ ...stored, ...fields }).every(isEqual);
}

/** A scheduled draft must be complete. Unschedules an incomplete draft, because the text matters more than the time. */
async function update({ id, version }: KnownDraft, fields: EditedFields): Promise<Sent> {
  try {
    await api.drafts.update(id, { fields }, { version });
    return { hasEndedSchedule: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    await api.drafts.update(id, { fields, publishAt: '' }, { version });
    return { hasEndedSchedule: true };
  }
}

/**
 * If the row is deleted or has a draft, all values become the draft of a new row. Staff cannot add pages, so the text of a page
 * stays in the browser.
 */
async function create({ unchanged, onceKey = '', ...texts }: Omit<StoredTexts, 'draft'>): Promise<Sent> {
  const { kind, id, fields } = texts;
  const once = { idempotencyKey: onceKey };
  try {
    await api.drafts.create(texts, once);
  } catch (error) {
    if (!isOutdated(error) || id === undefined || kind === 'page') throw error;
    await api.drafts.create({ kind, fields: { ...unchanged, ...fields } }, once);
  }
  return { hasEndedSchedule: false };
}

const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && OUTDATED.has(error.status);
