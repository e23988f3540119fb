import { ApiError } from '@fuar/shared/api/api-error';
import { HISTORY_MESSAGES as m } from '@fuar/shared/messages/admin/history';
import type { Version } from '@fuar/shared/schemas/editing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { draftPath } from '../../lib/draft-path.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { askConfirmation } from '../ui/confirm-store.ts';
import { showToast } from '../ui/toast-store.ts';

/** Copies a saved version to a draft and opens the draft. If the row already has a draft, offers to open that draft instead. */
export function useRestore(onRestored?: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ id, kind, rowId }: Version) => {
      try {
        const draft = await api.versions.restore(id);
        showToast('success', m.restored);
        return draft;
      } catch (error) {
        if (!(error instanceof ApiError) || error.draftId === undefined) throw error;
        const wantsDraft = await askConfirmation(m.hasDraftTitle, m.hasDraftQuestion);
        return wantsDraft ? { id: error.draftId, kind, rowId } : undefined;
      }
    },
    onError: (error) => {
      // After a 401 the query client asks for a sign-in.
      if (!(error instanceof ApiError)) showToast('error', m.restoreFailed);
      else if (error.status !== 401) showToast('error', `${m.restoreFailed} ${error.message}`);
    },
    onSuccess: async (draft) => {
      if (!draft) return;
      await queryClient.invalidateQueries({ queryKey: draftQueries.all });
      onRestored?.();
      await navigate(draftPath(draft));
    },
  });
}
