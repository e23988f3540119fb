import { toDateParts } from '@fuar/shared/dates/format-date';
import { daysBetween, todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { DASHBOARD_MESSAGES as m } from '@fuar/shared/messages/admin/dashboard';
import type { Fair } from '@fuar/shared/schemas/fair';
import { findNextFairs } from './fair-stats.ts';
import s from './next-fairs.module.css';
import { Section } from './section.tsx';

const COUNT = 3;

type NextFairsProps = {
  fairs: readonly Fair[];
  /** The requested area and the number of requests, by fair id. Undefined if the requests could not be read. */
  areas: ReadonlyMap<number, { area: number; count: number }> | undefined;
};

export function NextFairs({ fairs, areas }: NextFairsProps) {
  const today = todayInIstanbul(new Date());
  const next = findNextFairs(fairs, today, COUNT);
  if (next.length === 0) return null;
  return (
    <Section id="next-fairs" title={m.nextFairs}>
      <ol className={s.list}>
        {next.map(({ id, title, date, startDate, endDate }) => {
          const requested = areas?.get(id);
          const { days, months, year } = toDateParts(startDate, endDate);
          return (
            <li key={id} className={s.fair}>
              <p className={s.date}>
                <span className="visually-hidden">{date}</span>
                <span className={s.days} aria-hidden="true">
                  {days}
                </span>
                <span className={s.month} aria-hidden="true">
                  {months} {year}
                </span>
              </p>
              <h3 className={s.title}>{title}</h3>
              <p className="note">
                {toCountdown(today, startDate)}
                <br />
                {requested ? m.requestedArea(requested.area, requested.count) : areas && m.noRequests}
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function toCountdown(today: string, startDate: string): string {
  const days = daysBetween(today, startDate);
  if (days === 0) return m.startsToday;
  return days < 0 ? m.ongoing : m.daysLeft(days);
}
