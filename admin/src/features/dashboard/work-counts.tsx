import { isEnded } from '@fuar/shared/content/inbox-statuses';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { DASHBOARD_MESSAGES as m } from '@fuar/shared/messages/admin/dashboard';
import { PATHS } from '@fuar/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isOverdue, UNFINISHED } from '../../components/inbox/filter-work.ts';
import type { WorkItem } from '../../components/inbox/work/types.ts';
import { ownIdQuery } from '../../queries/own-id.ts';
import { Section } from './section.tsx';
import s from './work-counts.module.css';

type WorkCountsProps = { messages: readonly WorkItem[]; submissions: readonly WorkItem[] };

export function WorkCounts({ messages, submissions }: WorkCountsProps) {
  const ownId = useQuery(ownIdQuery()).data;
  const today = todayInIstanbul(new Date());
  const kinds = [
    {
      label: m.mine,
      query: `status=${UNFINISHED}&owner=mine`,
      has: (item: WorkItem) => ownId !== undefined && item.ownerId === ownId,
    },
    { label: m.overdue, query: 'due=overdue', has: (item: WorkItem) => isOverdue(item, today) },
    {
      label: m.unowned,
      query: `status=${UNFINISHED}&owner=none`,
      has: ({ ownerId }: WorkItem) => ownerId === undefined,
    },
  ];
  const count = (items: readonly WorkItem[], has: (item: WorkItem) => boolean) =>
    items.filter((item) => !isEnded(item.status) && has(item)).length;

  return (
    <Section id="work" title={m.work}>
      <dl className={s.counts}>
        {kinds.map(({ label, query, has }) => (
          <div key={label} className={s.count}>
            <dt>{label}</dt>
            <dd>
              <Link to={`${PATHS.adminSubmissions}?${query}`}>{m.requests(count(submissions, has))}</Link>
              <Link to={`${PATHS.adminContact}?${query}`}>{m.messages(count(messages, has))}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
