import { FAIR_FACTS_MESSAGES as m } from '@fuar/shared/messages/public/fair-facts';
import { PATHS } from '@fuar/shared/paths';
import { formatNumber } from '@fuar/shared/text/format-number';
import type { Edition } from '../lib/cards.ts';
import styles from './fair-editions.module.css';
import facts from './fair-facts.module.css';

export function FairEditions({ editions }: { editions: Edition[] }) {
  if (editions.length === 0) return null;
  return (
    <section>
      <h2 className={facts.title}>{m.earlierEditions}</h2>
      <ul className={styles.editions}>
        {editions.map((edition) => (
          <li key={edition.id}>
            <span className={styles.soft}>{edition.date}</span>
            <a href={PATHS.fair(edition.id)}>{edition.title}</a>
            <span className={styles.soft}>{toFigures(edition)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** '9. edisyon · 42.000 ziyaretçi · İptal edildi' */
function toFigures({ edition, visitorsLast, exhibitorsLast, notice }: Edition): string {
  return [
    edition && m.editionNumber(edition),
    visitorsLast !== undefined && m.visitorCount(formatNumber(visitorsLast)),
    exhibitorsLast !== undefined && m.exhibitorCount(formatNumber(exhibitorsLast)),
    notice && m.notices[notice].badge,
  ]
    .filter((text) => text)
    .join(' · ');
}
