import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useNavigation } from 'react-router-dom';
import s from './global-loader.module.css';

export function GlobalLoader() {
  const isNavigating = useNavigation().state !== 'idle';
  const count = useIsFetching() + useIsMutating() + Number(isNavigating);
  return count > 0 && <div className={s.loader} role="progressbar" aria-label={m.loading} />;
}
