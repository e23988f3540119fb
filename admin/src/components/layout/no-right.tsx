import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { StateMessage } from '../ui/state-message.tsx';

export function NoRight() {
  usePageTitle(m.noRight);
  return (
    <StateMessage level={1} title={m.noRight} text={m.noRightHint}>
      <Link to={PATHS.admin}>{m.backToOverview}</Link>
    </StateMessage>
  );
}
