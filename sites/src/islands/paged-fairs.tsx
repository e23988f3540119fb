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
  const chosen = years.find(({ year }) => year === place.year);
  const matching = chosen ? fairs.filter((fair) => yearOf(fair) === chosen.year) : fairs;
  const count = chosen?.count ?? total;
  const shown = matching.slice(0, place.pages * PAGE_SIZE);

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
      {total > PAGE_SIZE && years.length > 1 ? (
        <Years years={years} chosen={chosen} tab={place.tab} onMove={onMove} />
      ) : null}
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

type YearsProps = Pick<Props, 'years' | 'onMove'> & Pick<ListPlace, 'tab'> & { chosen: Year | undefined };

function Years({ years, chosen, tab, onMove }: YearsProps) {
  const entries = [undefined, ...years.map(({ year }) => year)];
  return (
    <nav className={styles.years} aria-label={m.years}>
      {entries.map((year) => {
        const next: ListPlace = { tab, pages: 1, ...(year ? { year } : {}) };
        return (
          <a
            key={year ?? ''}
            href={toSearch(next)}
            aria-current={chosen?.year === year ? 'true' : undefined}
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
