import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { forgetKept, type KeptTexts, readKept } from '../../lib/kept-texts.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { showToast } from '../ui/toast-store.ts';

/**
 * Saves as drafts the form values that could not be sent earlier and that this browser has stored. If the server refuses
 * some, the next page load tries again.
 */
export async function bringBack(queryClient: QueryClient): Promise<void> {
  const kept = readKept();
  const results = await Promise.allSettled(
    kept.map(async ([form, texts]) => {
      await send(texts);
      forgetKept(form);
    }),
  );
  if (!results.some(({ status }) => status === 'fulfilled')) return;
  showToast('info', m.broughtBack);
  await queryClient.invalidateQueries({ queryKey: draftQueries.all });
}

async function send({ draft, ...texts }: KeptTexts): Promise<void> {
  const { fields } = texts;
  try {
    if (draft) await api.drafts.update(draft.id, { fields }, { version: draft.version });
    else await api.drafts.create(texts);
  } catch (error) {
    // The row or its draft has been changed or deleted since the values were stored. Save them as the draft of a new row, so
    // that they are not lost.
    if (texts.kind === 'page') throw error;
    await api.drafts.create({ kind: texts.kind, fields });
  }
}
