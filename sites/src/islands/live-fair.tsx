import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { FairView } from '../components/fair-view.tsx';
import { LiveNotice } from '../components/live-notice.tsx';
import { api } from '../lib/api.ts';
import { type CardFair, type Edition, toEdition } from '../lib/cards.ts';
import { isEarlierEdition, seriesKey } from '../lib/earlier-editions.ts';
import { sanitizeDetails } from '../lib/sanitize-details.ts';
import { useLiveItem, usePageTitle } from './use-live-item.ts';

const TITLES = {
  preparing: STATE_MESSAGES.beingPrepared,
  invalid: m.invalidId,
  missing: m.notFound,
  failed: m.detailFailed,
};

/** Serves a fair that has no published page yet. */
export function LiveFair() {
  const { state, retry } = useLiveItem(loadFair);
  const title = state.kind === 'found' ? state.found.fair.title : TITLES[state.kind];
  usePageTitle(title);
  if (state.kind === 'found')
    return <FairView {...state.found} url={location.origin + PATHS.fair(state.found.fair.id)} />;
  return (
    <LiveNotice
      kind={state.kind}
      title={title}
      missingHint={m.notFoundHint}
      list={{ label: m.title, path: PATHS.fairs }}
      backLabel={m.backToList}
      seed={17}
      onRetry={retry}
    />
  );
}

type Found = { fair: Fair; others: CardFair[]; earlier: Edition[]; exhibitorCount: number };

/** Other content than the fair itself is left out if it fails to load. */
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
