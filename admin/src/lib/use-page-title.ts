import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { ORGANISER } from '@fuar/shared/organiser';
import { useEffect } from 'react';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${m.panel} | ${ORGANISER.product}`;
  }, [title]);
}
