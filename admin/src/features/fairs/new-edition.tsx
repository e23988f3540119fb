import { FAIR_GROUP_MESSAGES as m } from '@fuar/shared/messages/admin/fair-groups';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { draftPath } from '../../lib/draft-path.ts';
import { useCreateOnce } from '../../lib/use-create-once.ts';
import { draftQueries } from '../../queries/drafts.ts';
import s from './fair-groups.module.css';
import { toEditionFields } from './to-edition-fields.ts';

export function NewEdition({ fair }: { fair: AdminFair }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const createOnce = useCreateOnce();
  const create = useMutation({
    mutationFn: () =>
      createOnce((key) => api.drafts.create({ kind: 'fair', fields: toEditionFields(fair) }, key)),
    meta: { errorMessage: m.newEditionFailed },
    onSuccess: async (draft) => {
      await queryClient.invalidateQueries({ queryKey: draftQueries.all });
      showToast('success', m.newEditionDone);
      // The leave guard handles unsaved changes, because the draft's form replaces this one.
      await navigate(draftPath(draft));
    },
  });

  return (
    <div className={`${s.line} ${s.edition}`}>
      <p className={s.note}>{m.newEditionHint}</p>
      <Button icon="copy" disabled={create.isPending} onClick={() => create.mutate()}>
        {m.newEdition}
      </Button>
    </div>
  );
}
