import { SESSION_MESSAGES as m } from '@fuar/shared/messages/admin/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { ListStatus, PageTop } from '../../components/ui/page-top.tsx';
import { findHeading } from '../../components/ui/restore-focus.ts';
import { notLoaded, StateMessage } from '../../components/ui/states.tsx';
import t from '../../components/ui/table.module.css';
import { TableHead, TableSkeleton } from '../../components/ui/table-parts.tsx';
import { api } from '../../lib/api.ts';
import { formatTime } from '../../lib/format-time.ts';
import { sessionListQueries } from '../../queries/sessions.ts';
import s from './sessions-page.module.css';

const COLUMNS = [
  { label: m.columnDevice, bars: 2 },
  { label: m.columnSeen, bars: 1, className: t.date },
  { label: m.columnActions, isLabelHidden: true, bars: 0 },
];

export function SessionsPage() {
  const sessions = useQuery(sessionListQueries.own());
  const queryClient = useQueryClient();

  const onSettled = () => queryClient.invalidateQueries(sessionListQueries.own());
  const end = useMutation({
    mutationFn: (id: string) => api.sessions.end(id),
    meta: { successMessage: m.ended, errorMessage: m.endFailed },
    onSettled,
  });
  const endOthers = useMutation({
    mutationFn: () => api.sessions.endOthers(),
    meta: { successMessage: m.othersEnded, errorMessage: m.endFailed },
    onSettled,
  });

  const handleEnd = async (id: string) => {
    // Ignore the error, because a toast reports it.
    await end.mutateAsync(id).catch(() => undefined);
    findHeading()?.focus();
  };
  const handleEndOthers = () =>
    askConfirmation(m.endOthersTitle, m.endOthersQuestion, () => endOthers.mutateAsync());

  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <>
      <PageTop title={m.title}>
        {hasOthers && (
          <Button icon="signOut" onClick={() => void handleEndOthers()}>
            {m.endOthers}
          </Button>
        )}
      </PageTop>
      <p className={s.hint}>{m.hint}</p>
      {renderList()}
    </>
  );

  function renderList() {
    if (!sessions.data) return notLoaded(sessions, m, <TableSkeleton columns={COLUMNS} count={3} />);
    if (sessions.data.length === 0) return <StateMessage title={m.emptyTitle} />;
    return (
      <>
        <ListStatus>{m.count(sessions.data.length)}</ListStatus>
        <table className={t.table} aria-label={m.title}>
          <TableHead columns={COLUMNS} />
          <tbody>
            {sessions.data.map(({ id, device, startedAt, lastSeenAt, isCurrent }) => (
              <tr key={id} className={t.row}>
                <td>
                  <span className={t.main}>{device}</span>
                  <span className={`${t.meta} note`}>{m.startedAt(formatTime(startedAt))}</span>
                </td>
                <td className={t.date} data-label={m.columnSeen}>
                  {formatTime(lastSeenAt)}
                </td>
                <td>
                  {isCurrent ? (
                    <Badge tone="upcoming">{m.current}</Badge>
                  ) : (
                    <span className={t.actions}>
                      <Button
                        variant="quiet"
                        disabled={end.isPending}
                        aria-label={m.endOf(device, formatTime(startedAt))}
                        onClick={() => void handleEnd(id)}
                      >
                        {m.end}
                      </Button>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    );
  }
}
