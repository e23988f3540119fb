import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { FairView } from '../components/fair-view.tsx';
import { api } from '../lib/api.ts';
import { type CardFair, type Edition, toEdition } from '../lib/cards.ts';
import { isEarlierEdition, seriesKey } from '../lib/earlier-editions.ts';
import { sanitizeDetails } from '../lib/sanitize-details.ts';
import { LiveItem } from './live-item.tsx';

export function LiveFair() {
  return (
    <LiveItem
      load={loadFair}
      titleOf={({ fair }) => fair.title}
      texts={m}
      list={{ label: m.title, path: PATHS.fairs }}
      seed={17}
    >
      {(found) => <FairView {...found} url={location.origin + PATHS.fair(found.fair.id)} />}
    </LiveItem>
  );
}

type Found = { fair: Fair; others: CardFair[]; earlier: Edition[]; exhibitorCount: number };

/** Only the fair itself is required. Other content that fails to load is left out. */
async function loadFair(id: number, signal: AbortSignal): Promise<Found> {
  const [fair, upcoming, exhibitors] = await Promise.all([
    api.fairs.get(id, { signal }),
    api.fairs.upcomingCards({ limit: 5 }, { signal }).catch(() => []),
    api.fairs.exhibitors(id, { signal }).catch(() => []),
  ]);
  return {
    fair: { ...fair, details: sanitizeDetails(fair.details) },
    others: upcoming.filter((other) => other.id !== id),
    earlier: await loadEarlierEditions(fair, signal),
    exhibitorCount: exhibitors.length,
  };
}

async function loadEarlierEditions(fair: Fair, signal: AbortSignal): Promise<Edition[]> {
  if (!fair.series) return [];
  const fairs = await api.fairs.cards({}, { signal }).catch(() => []);
  return fairs
    .filter((other) => seriesKey(other) === seriesKey(fair) && isEarlierEdition(other, fair))
    .map(toEdition);
}
