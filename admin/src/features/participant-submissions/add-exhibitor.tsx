import { REQUEST_EXHIBITOR_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitors';
import { PATHS } from '@fuar/shared/paths';
import { exhibitorInputSchema } from '@fuar/shared/schemas/exhibitor';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { searchKey } from '@fuar/shared/text/search-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { useCreateOnce } from '../../lib/use-create-once.ts';
import { exhibitorQueries } from '../../queries/exhibitors.ts';
import { useMay } from '../../queries/use-user.ts';
import s from './add-exhibitor.module.css';

export function AddExhibitor({ submission }: { submission: ParticipantSubmission }) {
  const mayEdit = useMay('content', 'write');
  // `fairId` is absent if the fair was deleted.
  return mayEdit && submission.fairId !== undefined ? (
    <AddToFair submission={submission} fairId={submission.fairId} />
  ) : null;
}

type AddToFairProps = { submission: ParticipantSubmission; fairId: number };

function AddToFair({ submission: { companyName, website, fairTitle }, fairId }: AddToFairProps) {
  const queryClient = useQueryClient();
  const { data } = useQuery(exhibitorQueries.list(fairId));
  const key = searchKey(companyName);
  const isKnown = data?.some(({ name }) => searchKey(name) === key);
  const createOnce = useCreateOnce();
  const add = useMutation({
    mutationFn: () =>
      createOnce((once) => api.exhibitors.create(fairId, { name: companyName, ...toWebsite(website) }, once)),
    meta: { errorMessage: m.failed },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: exhibitorQueries.all });
      showToast('success', m.added(companyName, fairTitle));
    },
  });

  return (
    <div className={s.line}>
      {isKnown ? (
        <p role="status">{m.known}</p>
      ) : (
        <Button icon="plus" disabled={!data || add.isPending} onClick={() => add.mutate()}>
          {add.isPending ? m.adding : m.add}
        </Button>
      )}
      <Link to={PATHS.adminExhibitors(fairId)}>{m.open}</Link>
    </div>
  );
}

function toWebsite(typed: string | undefined): { website?: string } {
  const { data: website } = exhibitorInputSchema.shape.website.safeParse(typed);
  return website ? { website } : {};
}
