import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { useEffect, useRef } from 'react';
import { FairGrid } from '../components/fair-grid.tsx';
import type { CardFair } from '../lib/cards.ts';
import { type ListPlace, NO_YEAR, PAGE_SIZE, toSearch, type Year, yearOf } from '../lib/fair-list.ts';
import styles from './paged-fairs.module.css';

type Props = {
  fairs: CardFair[];
  /** The total number of fairs. `fairs` may hold only the first ones. */
  total: number;
  /** Empty if the list has no filter by year. */
  years: Year[];
  place: ListPlace;
  isFirst: boolean;
  onMove: (place: ListPlace) => void;
};

export function PagedFairs({ fairs, total, years, place, isFirst, onMove }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const isYear = years.some(({ year }) => year === place.year);
  const chosen = isYear ? fairs.filter((fair) => yearOf(fair) === place.year) : fairs;
  const count = isYear ? (years.find(({ year }) => year === place.year)?.count ?? 0) : total;
  const shown = chosen.slice(0, place.pages * PAGE_SIZE);

  useEffect(() => {
    if (firstNew.current === undefined || shown.length <= firstNew.current) return;
    const cards = grid.current?.querySelectorAll<HTMLElement>('h3 a');
    cards?.[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [shown.length]);

  const showMore = () => {
    firstNew.current = shown.length;
    onMove({ ...place, pages: place.pages + 1 });
  };

  return (
    <div ref={grid}>
      {total > PAGE_SIZE && years.length > 1 ? <Years years={years} place={place} onMove={onMove} /> : null}
      <FairGrid fairs={shown} isFirst={isFirst} />
      {count > shown.length ? (
        <div className={styles.more}>
          <p>{m.shownOf(shown.length, count)}</p>
          <button type="button" className="button button-quiet" onClick={showMore}>
            {m.showMore}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function Years({ years, place, onMove }: Pick<Props, 'years' | 'place' | 'onMove'>) {
  const entries = [undefined, ...years.map(({ year }) => year)];
  return (
    <nav className={styles.years} aria-label={m.years}>
      {entries.map((year) => {
        const next: ListPlace = { tab: place.tab, pages: 1, ...(year ? { year } : {}) };
        return (
          <a
            key={year ?? ''}
            href={toSearch(next)}
            aria-current={place.year === year ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onMove(next);
            }}
          >
            {year === NO_YEAR ? m.noYear : (year ?? m.allYears)}
          </a>
        );
      })}
    </nav>
  );
}
