import { FAIR_FACTS_MESSAGES as m } from '@fuar/shared/messages/public/fair-facts';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { formatNumber } from '@fuar/shared/text/format-number';
import styles from './fair-links.module.css';
import { Icon } from './icon.tsx';

type Props = { fair: Fair; exhibitorCount: number };

export function FairLinks({ fair: { id, invitationUrl, notice, status }, exhibitorCount }: Props) {
  const invites = invitationUrl !== undefined && status === 'Upcoming' && notice !== 'cancelled';
  if (!invites && exhibitorCount === 0) return null;
  return (
    <div className={styles.links}>
      {invites ? (
        <div className={styles.invitation}>
          <a
            className="button button-quiet"
            href={invitationUrl}
            target="_blank"
            rel="noopener nofollow"
            data-field="invitationUrl"
          >
            {m.invitation} <Icon name="external" />
            <span className="visually-hidden"> ({m.opensInNewTab})</span>
          </a>
          <span className="print-only">{`${m.invitation}: ${invitationUrl}`}</span>
        </div>
      ) : null}
      {exhibitorCount > 0 ? (
        <a className={styles.exhibitors} href={PATHS.fairExhibitors(id)}>
          <span>{m.exhibitorList}</span>{' '}
          <span className={styles.count}>{m.firmCount(formatNumber(exhibitorCount))}</span>
          <Icon name="arrow" />
        </a>
      ) : null}
    </div>
  );
}
