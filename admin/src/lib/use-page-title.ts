import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { ORGANISER } from '@fuar/shared/organiser';
import { useEffect } from 'react';
import { useStore } from './store.ts';
import { unreadTotal } from './unread.ts';

export function usePageTitle(title: string): void {
  const unread = useStore(unreadTotal);
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${title} | ${m.panel} | ${ORGANISER.product}`;
  }, [title, unread]);
}
