import { PUBLICATION_STATE_MESSAGES as m } from '@fuar/shared/messages/admin/publication';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatTime } from '../../lib/format-time.ts';
import { publicationQueries } from '../../queries/publication.ts';
import { useMay } from '../../queries/use-user.ts';
import { IconButton } from '../ui/button.tsx';
import s from './publication-state.module.css';

const DETAILS = 'publication-details';

export function PublicationState() {
  const { data } = useQuery(publicationQueries.current());
  const queryClient = useQueryClient();
  const mayRetry = useMay('content', 'write');
  const retry = useMutation({
    mutationFn: () => api.publication.request(),
    meta: { errorMessage: m.retryFailed },
    onSuccess: (next) => queryClient.setQueryData(publicationQueries.current().queryKey, next),
  });
  if (!data) return null;
  const { state, publishedAt, message } = data;
  const details = [message, publishedAt && m.liveSince(formatTime(publishedAt))].filter(Boolean).join('\n');
  return (
    <div className={s.root}>
      <div role="status">
        {/* A press shows the reason for a failure, because a touch screen has no tooltip. */}
        <button type="button" className={s.state} data-state={state} popoverTarget={DETAILS}>
          <span className="visually-hidden">{m.label}: </span>
          <span className={s.label}>{m[state]}</span>
          {publishedAt && state === 'live' && <time className={s.time}>{formatTime(publishedAt)}</time>}
        </button>
        {state === 'failed' && <span className="visually-hidden">{message}</span>}
      </div>
      {details && (
        <p id={DETAILS} className={s.details} popover="auto">
          {details}
        </p>
      )}
      {state === 'failed' && mayRetry && (
        <IconButton icon="redo" label={m.retry} disabled={retry.isPending} onClick={() => retry.mutate()} />
      )}
    </div>
  );
}
