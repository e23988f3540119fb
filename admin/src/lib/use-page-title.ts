import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { useEffect } from 'react';
import { unreadTotal } from './unread.ts';

/** Sets the document's title and updates its number of unread messages without rendering the screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const show = () => {
      const unread = unreadTotal.get();
      document.title = `${unread > 0 ? `(${unread}) ` : ''}${title} | ${m.panel} | ${ORGANISER.product}`;
    };
    show();
    return unreadTotal.subscribe(show);
  }, [title]);
}
