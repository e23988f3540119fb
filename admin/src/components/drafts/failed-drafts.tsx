import { DRAFT_LIST_MESSAGES as m } from '@fuar/shared/messages/admin/draft-list';
import { PATHS } from '@fuar/shared/paths';
import type { Draft } from '@fuar/shared/schemas/editing';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { draftQueries } from '../../queries/drafts.ts';
import { Icon } from '../ui/icon.tsx';
import s from './failed-drafts.module.css';

const failedOf = (drafts: readonly Draft[]) => drafts.filter(({ state }) => state === 'failed');

export function FailedDrafts() {
  const { data: failed = [] } = useQuery({ ...draftQueries.list(), select: failedOf });
  if (failed.length === 0) return null;
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
