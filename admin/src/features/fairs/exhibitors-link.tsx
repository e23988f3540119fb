import { FAIR_GROUP_MESSAGES as m } from '@fuar/shared/messages/admin/fair-groups';
import { PATHS } from '@fuar/shared/paths';
import { formatNumber } from '@fuar/shared/text/format-number';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { exhibitorQueries } from '../../queries/exhibitors.ts';
import s from './fair-groups.module.css';

export function ExhibitorsLink({ fairId }: { fairId: number }) {
  const { data, isLoadingError } = useQuery(exhibitorQueries.list(fairId));
  const count = data && m.exhibitors(formatNumber(data.length));
  return (
    <div className={s.line}>
      <p className={s.note} role="status">
        <strong>{isLoadingError ? m.countFailed : (count ?? m.loading)}</strong> {m.exhibitorsHint}
      </p>
      <Link to={PATHS.adminExhibitors(fairId)}>{m.openExhibitors}</Link>
    </div>
  );
}
