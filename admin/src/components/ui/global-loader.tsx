import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { type QueryKey, useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useNavigation } from 'react-router-dom';
import { previewQueries } from '../../queries/preview.ts';
import s from './global-loader.module.css';

export function GlobalLoader() {
  const isNavigating = useNavigation().state !== 'idle';
  // Ignore previews, because they are refetched while the user types and show their own loading state.
  const isSeen = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== previewQueries.all[0];
  const count = useIsFetching({ predicate: isSeen }) + useIsMutating() + Number(isNavigating);
  return count > 0 && <div className={s.loader} role="progressbar" aria-label={m.loading} />;
}
