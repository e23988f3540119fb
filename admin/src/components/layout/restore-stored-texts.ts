import { ApiError } from '@fuar/shared/api/api-error';
import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { readStoredTexts, removeStoredTexts, type StoredTexts } from '../../lib/stored-texts.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { showToast } from '../ui/toast-store.ts';

/** With these statuses the row or its draft has been changed or deleted since the values were stored. */
const OUTDATED = new Set([404, 409, 412]);

/** Saves as drafts the form values that this browser has stored. If the server refuses some, the next page load tries again. */
export async function restoreStoredTexts(queryClient: QueryClient): Promise<void> {
  // Read the storage inside the lock, so that two tabs do not both send it. Only https pages and localhost have locks.
  const results = await (navigator.locks?.request('bring-back', sendAll) ?? sendAll());
  if (!results.some(({ status }) => status === 'fulfilled')) return;
  showToast('info', m.broughtBack);
  await queryClient.invalidateQueries({ queryKey: draftQueries.all });
}

const sendAll = () =>
  Promise.allSettled(
    readStoredTexts().map(async ([form, texts]) => {
      await send(texts);
      removeStoredTexts(form);
    }),
  );

async function send({ draft, ...texts }: StoredTexts): Promise<void> {
  const { fields } = texts;
  try {
    if (draft) await api.drafts.update(draft.id, { fields }, { version: draft.version });
    else await api.drafts.create(texts);
  } catch (error) {
    if (!(error instanceof ApiError) || !OUTDATED.has(error.status)) throw error;
    // Staff cannot add pages, so a page's values wait until the page has no other draft.
    await api.drafts.create(texts.kind === 'page' ? texts : { kind: texts.kind, fields });
  }
}
