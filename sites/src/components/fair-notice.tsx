import type { FairNotice } from '@fuar/shared/content/fair-facts';
import { hasValidDate } from '@fuar/shared/content/fair-notice';
import { FAIR_FACTS_MESSAGES as m } from '@fuar/shared/messages/public/fair-facts';
import type { Fair } from '@fuar/shared/schemas/fair';
import styles from './fair-notice.module.css';

export function NoticeBadge({ notice }: { notice: FairNotice }) {
  return (
    <span className={`badge badge-${notice}`} data-field="notice">
      {m.notices[notice].badge}
    </span>
  );
}

export function CardChange({ fair }: { fair: Pick<Fair, 'date' | 'notice' | 'previousDate'> }) {
  const { notice, previousDate } = fair;
  if (!notice) return null;
  const badge = <NoticeBadge notice={notice} />;
  if (!previousDate || !hasValidDate(fair)) return badge;
  return (
    <div className={styles.change}>
      {badge}
      <span>
        <span className="visually-hidden">{m.previousDate}: </span>
        <del>{previousDate}</del>
      </span>
    </div>
  );
}
