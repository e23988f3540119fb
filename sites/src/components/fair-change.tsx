import { hasValidDate } from '@fuar/shared/content/fair-notice';
import { FAIR_FACTS_MESSAGES as m } from '@fuar/shared/messages/public/fair-facts';
import type { Fair } from '@fuar/shared/schemas/fair';
import styles from './fair-change.module.css';

type Changed = Pick<Fair, 'date' | 'notice' | 'noticeText' | 'previousDate'>;

export function FairChange({ fair }: { fair: Changed }) {
  const { notice, noticeText, previousDate, date } = fair;
  if (!notice) return null;
  return (
    <div className={`${styles.band} ${styles[notice]}`} role="note">
      <div className={`wrap ${styles.text}`}>
        <p className={styles.title} data-field="notice">
          {m.notices[notice].title}
        </p>
        {noticeText ? (
          <p className={styles.why} data-field="noticeText">
            {noticeText}
          </p>
        ) : null}
        {previousDate ? (
          <p className={styles.dates}>
            <span data-field="previousDate">
              {m.previousDate}: <del>{previousDate}</del>
            </span>{' '}
            {hasValidDate(fair) ? (
              <span>
                {m.newDate}: <strong>{date}</strong>
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}
