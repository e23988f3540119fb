import { toDateParts } from '@fuar/shared/dates/format-date';
import type { CardFair } from '../lib/cards.ts';
import styles from './fair-date.module.css';

type Props = { fair: Pick<CardFair, 'date' | 'startDate' | 'endDate'>; isLarge?: boolean };

/** The days in large type above month and year. A text that cannot be parsed is shown as written. */
export function FairDate({ fair: { date, startDate, endDate }, isLarge }: Props) {
  const className = isLarge ? `${styles.date} ${styles.large}` : styles.date;
  if (!startDate || !endDate) return <p className={`${className} ${styles.unread}`}>{date}</p>;
  const { days, months, year } = toDateParts(startDate, endDate);
  return (
    <p className={className}>
      <time dateTime={startDate}>
        <span className={styles.days}>{days}</span>{' '}
        <span className={styles.month}>{`${months} ${year}`}</span>
      </time>
    </p>
  );
}
