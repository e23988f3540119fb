import { NO_RIGHT_MESSAGES as m } from '@fuar/shared/messages/admin/no-right';
import { ADMIN_SHELL_MESSAGES } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { Link, Navigate } from 'react-router-dom';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { StateMessage } from '../ui/states.tsx';

export function AccessDenied({ user }: { user: SessionUser }) {
  return user.needsSecondFactor ? <Navigate to={PATHS.adminAccount} replace /> : <NoRight />;
}

function NoRight() {
  usePageTitle(m.title);
  return (
    <StateMessage level={1} title={m.title} text={m.hint}>
      <Link to={PATHS.admin}>{ADMIN_SHELL_MESSAGES.backToOverview}</Link>
    </StateMessage>
  );
}
