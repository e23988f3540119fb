import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { FairView } from '../components/fair-view.tsx';
import { LiveNotice } from '../components/live-notice.tsx';
import { api } from '../lib/api.ts';
import type { CardFair } from '../lib/cards.ts';
import { sanitizeDetails } from '../lib/sanitize-details.ts';
import { useLiveItem, usePageTitle } from './use-live-item.ts';

const TITLES = {
  preparing: STATE_MESSAGES.beingPrepared,
  invalid: m.invalidId,
  missing: m.notFound,
  failed: m.detailFailed,
};

/** Renders a fair from `/api` at its own URL, as long as it has no published page. */
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

async function loadFair(id: number, signal: AbortSignal): Promise<{ fair: Fair; others: CardFair[] }> {
  const [fair, upcoming] = await Promise.all([
    api.fairs.get(id, { signal }),
    // The list of other fairs is optional.
    api.fairs.upcomingCards({ limit: 5 }, { signal }).catch(() => []),
  ]);
  const others = upcoming.filter((other) => other.id !== id);
  return { fair: { ...fair, details: sanitizeDetails(fair.details) }, others };
}
