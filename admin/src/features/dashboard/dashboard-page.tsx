import { DASHBOARD_MESSAGES as m } from '@fuar/shared/messages/admin/dashboard';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { StateMessage } from '../../components/ui/state-message.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { fairQueries } from '../../queries/fairs.ts';
import s from './dashboard-page.module.css';
import { toFairStats } from './fair-stats.ts';
import { NextFairs } from './next-fairs.tsx';

export function DashboardPage() {
  const { email } = useOutletContext<SessionUser>();
  const query = useQuery({ ...fairQueries.list(), meta: { errorMessage: m.loadFailed } });
  const fairs = (query.isError ? undefined : query.data) ?? [];
  const { totalFairs, upcomingFairs } = toFairStats(fairs);
  usePageTitle(m.title);

  return (
    <>
      <h1 className={s.greeting}>
        {m.greeting} <span className={s.email}>{email}</span>
      </h1>
      <dl className={s.stats} aria-label={m.statistics} aria-busy={query.isPending}>
        <Stat label={m.totalFairs} value={totalFairs} />
        <Stat label={m.upcomingFairs} value={upcomingFairs} />
      </dl>
      {query.isError ? (
        <StateMessage kind="error" title={shell.unexpectedTitle} text={m.loadFailed}>
          <Button onClick={() => query.refetch()} disabled={query.isFetching}>
            {shell.tryAgain}
          </Button>
        </StateMessage>
      ) : (
        <NextFairs fairs={fairs} />
      )}
      <section aria-labelledby="quick-links">
        <h2 id="quick-links" className={s.heading}>
          {m.quickLinks}
        </h2>
        <ul className={s.links}>
          <li>
            <Link className={s.link} to={PATHS.adminFairs}>
              <Icon name="fairs" />
              <span>
                <strong>{m.manageFairs}</strong>
                <small>{m.manageFairsHint}</small>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        </ul>
      </section>
    </>
  );
}

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <div className={s.stat}>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('tr-TR')}</dd>
    </div>
  );
}
