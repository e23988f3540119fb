import { FAIR_GROUP_MESSAGES as m } from '@fuar/shared/messages/admin/fair-groups';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { mayLeave } from '../../components/ui/use-leave-guard.ts';
import { api } from '../../lib/api.ts';
import { draftPath } from '../../lib/draft-path.ts';
import { unsavedCount } from '../../lib/unsaved.ts';
import { draftQueries } from '../../queries/drafts.ts';
import s from './fair-groups.module.css';
import { toEditionFields } from './to-edition-fields.ts';

/** A button that copies the stored fair to a draft of its next edition and opens the draft. */
export function NewEdition({ fair }: { fair: AdminFair }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => api.drafts.create({ kind: 'fair', fields: toEditionFields(fair) }),
    meta: { errorMessage: m.newEditionFailed },
    onSuccess: async (draft) => {
      await queryClient.invalidateQueries({ queryKey: draftQueries.all });
      showToast('success', m.newEditionDone);
      await navigate(draftPath(draft));
    },
  });

  const handleClick = async () => {
    // Handle unsaved changes first, because the draft's form replaces this one.
    if (unsavedCount.get() === 0 || (await mayLeave())) create.mutate();
  };

  return (
    <div className={`${s.line} ${s.edition}`}>
      <p className={s.note}>{m.newEditionHint}</p>
      <Button icon="copy" disabled={create.isPending} onClick={() => void handleClick()}>
        {m.newEdition}
      </Button>
    </div>
  );
}
