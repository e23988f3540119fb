import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { Link } from 'react-router-dom';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { StateMessage } from '../ui/states.tsx';

export function NotFound() {
  usePageTitle(m.notFound);
  return (
    <StateMessage level={1} title={m.notFound} text={m.notFoundHint}>
      <Link to={PATHS.admin}>{m.backToOverview}</Link>
      <a href={toSiteUrl(PATHS.home)}>{m.backHome}</a>
    </StateMessage>
  );
}
