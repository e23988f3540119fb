import { DRAFT_LIST_MESSAGES as m } from '@fuar/shared/messages/admin/draft-list';
import { PATHS } from '@fuar/shared/paths';
import type { Draft } from '@fuar/shared/schemas/editing';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import s from './failed-drafts.module.css';

export function FailedDrafts({ failed }: { failed: readonly Draft[] }) {
  return (
    <div className={s.strip} role="alert">
      <Icon name="error" />
      <div className={s.text}>
        <p>{m.failures(failed.length)}</p>
        <p className={s.titles}>{failed.map(({ title }) => title || m.untitled).join(', ')}</p>
      </div>
      <Link className={s.link} to={PATHS.adminDrafts}>
        {m.showFailures}
      </Link>
    </div>
  );
}
