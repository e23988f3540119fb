import { toDateParts } from '@fuar/shared/dates/format-date';
import type { CardFair } from '../lib/cards.ts';
import styles from './fair-date.module.css';

type Props = {
  fair: Pick<CardFair, 'date' | 'startDate' | 'endDate'>;
  isLarge?: boolean;
  /** True if the fair does not take place on this date, which is then struck through. */
  isVoid?: boolean;
};

export function FairDate({ fair: { date, startDate, endDate }, isLarge, isVoid }: Props) {
  const className = [styles.date, isLarge && styles.large, isVoid && styles.void].filter(Boolean).join(' ');
  if (!startDate || !endDate) return <p className={`${className} ${styles.unread}`}>{date}</p>;
  const { days, months, year } = toDateParts(startDate, endDate);
  return (
    <p className={className}>
      <time dateTime={startDate}>
        <span className="visually-hidden">{date}</span>{' '}
        <span className={styles.days} aria-hidden>
          {days}
        </span>{' '}
        <span className={styles.month} aria-hidden>{`${months} ${year}`}</span>
      </time>
    </p>
  );
}
