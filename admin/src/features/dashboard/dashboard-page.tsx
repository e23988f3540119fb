import { DASHBOARD_MESSAGES as m } from '@fuar/shared/messages/admin/dashboard';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { formatNumber } from '@fuar/shared/text/format-number';
import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { Icon } from '../../components/ui/icon.tsx';
import { LoadError } from '../../components/ui/states.tsx';
import { mayOpen } from '../../lib/screen-rights.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { contactQueries } from '../../queries/contact-messages.ts';
import { dashboardQueries } from '../../queries/dashboard.ts';
import { submissionQueries } from '../../queries/participant-submissions.ts';
import { useMay } from '../../queries/use-user.ts';
import s from './dashboard-page.module.css';
import { toRequestedAreas } from './fair-stats.ts';
import { NextFairs } from './next-fairs.tsx';
import { Section } from './section.tsx';
import { UnreadList } from './unread-list.tsx';
import { WorkCounts } from './work-counts.tsx';

const LINKS = [
  { to: PATHS.adminFairs, icon: 'fairs', title: m.manageFairs, hint: m.manageFairsHint, view: m.viewFairs },
  { to: PATHS.adminPress, icon: 'press', title: m.managePress, hint: m.managePressHint, view: m.viewPress },
  {
    to: PATHS.adminGallery,
    icon: 'gallery',
    title: m.manageGallery,
    hint: m.manageGalleryHint,
    view: m.viewGallery,
  },
  { to: PATHS.adminPages, icon: 'pages', title: m.managePages, hint: m.managePagesHint, view: m.viewPages },
  {
    to: PATHS.adminSettings,
    icon: 'settings',
    title: m.manageSettings,
    hint: m.manageSettingsHint,
    view: m.manageSettings,
  },
] as const;

export function DashboardPage() {
  const user = useOutletContext<SessionUser>();
  const hasInbox = useMay('inbox', 'read');
  const mayEdit = useMay('content', 'write');
  const fairs = useQuery(dashboardQueries.fairs());
  const press = useQuery(dashboardQueries.press());
  const albums = useQuery(dashboardQueries.albums());
  const messages = useQuery({ ...contactQueries.list(), enabled: hasInbox });
  const submissions = useQuery({ ...submissionQueries.list(), enabled: hasInbox });
  usePageTitle(m.title);

  const all = [fairs, press, albums];
  const isFailed = all.some(({ isError }) => isError);
  const isCounting = !isFailed && all.some(({ isPending }) => isPending);
  const isWaiting = isCounting || (hasInbox && (messages.isPending || submissions.isPending));
  const shownFairs = (isFailed ? undefined : fairs.data) ?? [];
  const upcomingFairs = shownFairs.filter(({ status }) => status === 'Upcoming').length;
  const pressItems = isFailed ? 0 : (press.data?.length ?? 0);
  const images = isFailed ? 0 : (albums.data ?? []).reduce((sum, { imageCount }) => sum + imageCount, 0);

  return (
    <>
      <h1 className={s.greeting}>
        {m.greeting}{' '}
        <span className={s.email}>{user.name ? `${user.name} (${user.email})` : user.email}</span>
      </h1>
      <dl className={s.stats} aria-label={m.statistics} aria-busy={isCounting}>
        <Stat label={m.totalFairs} value={shownFairs.length} />
        <Stat label={m.upcomingFairs} value={upcomingFairs} />
        <Stat label={m.pressItems} value={pressItems} />
        <Stat label={m.galleryImages} value={images} />
      </dl>
      {isFailed && (
        <LoadError
          text={m.loadFailed}
          query={{
            refetch: () => all.forEach((query) => void query.refetch()),
            isFetching: all.some(({ isFetching }) => isFetching),
          }}
        />
      )}
      {isWaiting && !isFailed ? (
        // Reserve the usual height of both lists, so that the layout does not shift.
        <div className={s.waiting} />
      ) : (
        <>
          {!isFailed && (
            <NextFairs fairs={shownFairs} areas={submissions.data && toRequestedAreas(submissions.data)} />
          )}
          {messages.data && submissions.data && (
            <>
              <WorkCounts messages={messages.data} submissions={submissions.data} />
              <UnreadList messages={messages.data} submissions={submissions.data} />
            </>
          )}
        </>
      )}
      <Section id="quick-links" title={m.quickLinks}>
        <ul className={s.links}>
          {LINKS.filter(({ to }) => mayOpen(user, to)).map(({ to, icon, title, hint, view }) => (
            <li key={to}>
              <Link className={s.link} to={to}>
                <Icon name={icon} />
                <span>
                  <strong>{mayEdit ? title : view}</strong>
                  <small className="note">{mayEdit ? hint : m.viewHint}</small>
                </span>
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <div className={s.stat}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
