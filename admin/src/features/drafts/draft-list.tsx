import { DRAFTS_MESSAGES as m } from '@fuar/shared/messages/admin/drafts';
import type { Draft } from '@fuar/shared/schemas/editing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DraftState } from '../../components/drafts/draft-mark.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { ListStatus } from '../../components/ui/page-top.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { notLoaded, StateMessage } from '../../components/ui/states.tsx';
import t from '../../components/ui/table.module.css';
import { TableHead, TableSkeleton } from '../../components/ui/table-parts.tsx';
import { api } from '../../lib/api.ts';
import { draftPath } from '../../lib/draft-path.ts';
import { formatTime } from '../../lib/format-time.ts';
import { paginate } from '../../lib/paginate.ts';
import { draftQueries } from '../../queries/drafts.ts';
import s from './drafts-page.module.css';

const PAGE_SIZE = 20;
export const COLUMNS = [
  { label: m.columnTitle, bars: 2 },
  { label: m.columnKind, bars: 1, className: t.wide },
  { label: m.columnActions, bars: 0 },
];
const ORDER = { failed: 0, scheduled: 1, draft: 2 };

/** All drafts: failed ones first, then scheduled ones by time, then the others with the latest change first. */
export function DraftList() {
  const drafts = useQuery(draftQueries.list());
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState(1);
  const discard = useMutation({
    mutationFn: (id: number) => api.drafts.delete(id),
    meta: { successMessage: m.discarded, errorMessage: m.discardFailed, goneMessage: m.gone },
    onSettled: () => queryClient.invalidateQueries({ queryKey: draftQueries.all }),
  });

  const handleDiscard = ({ id }: Draft) =>
    askConfirmation(m.discardTitle, m.discardQuestion, () => discard.mutateAsync(id));

  if (!drafts.data) return notLoaded(drafts, m, <TableSkeleton columns={COLUMNS} count={3} />);
  if (drafts.data.length === 0) return <StateMessage title={m.emptyTitle} text={m.emptyText} />;
  const { items, page, pages } = paginate(drafts.data.toSorted(compare), wanted, PAGE_SIZE);
  return (
    <>
      <ListStatus>{m.count(drafts.data.length)}</ListStatus>
      <table className={t.table} aria-label={m.all}>
        <TableHead columns={COLUMNS} />
        <tbody>
          {items.map((draft) => (
            <tr key={draft.id} className={t.row}>
              <td>
                <Link className={s.title} to={draftPath(draft)}>
                  {draft.title || m.untitled}
                </Link>
                <span className={s.meta}>{m.changedBy(formatTime(draft.updatedAt), draft.by)}</span>
                <DraftState draft={draft} />
              </td>
              <td className={t.wide}>{m.kinds[draft.kind]}</td>
              <td>
                <span className={t.actions}>
                  <IconButton
                    icon="trash"
                    label={m.discardDraft(draft.title || m.untitled)}
                    onClick={() => void handleDiscard(draft)}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination page={page} pages={pages} onChange={setWanted} />
    </>
  );
}

function compare(a: Draft, b: Draft): number {
  if (a.state !== b.state) return ORDER[a.state] - ORDER[b.state];
  return a.state === 'scheduled'
    ? (a.publishAt ?? '').localeCompare(b.publishAt ?? '')
    : b.updatedAt.localeCompare(a.updatedAt);
}
