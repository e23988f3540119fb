import { PRESS_MESSAGES as m } from '@fuar/shared/messages/public/press';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { PATHS } from '@fuar/shared/paths';
import type { PressItem } from '@fuar/shared/schemas/press-item';
import { LiveNotice } from '../components/live-notice.tsx';
import { PressView } from '../components/press-view.tsx';
import { api } from '../lib/api.ts';
import type { CardPressItem } from '../lib/cards.ts';
import { sanitizeDetails } from '../lib/sanitize-details.ts';
import { useLiveItem, usePageTitle } from './use-live-item.ts';

const TITLES = {
  preparing: STATE_MESSAGES.beingPrepared,
  invalid: m.invalidId,
  missing: m.notFound,
  failed: m.detailFailed,
};

export function LivePress() {
  const { state, retry } = useLiveItem(loadPress);
  const title = state.kind === 'found' ? state.found.item.title : TITLES[state.kind];
  usePageTitle(title);
  if (state.kind === 'found')
    return <PressView {...state.found} url={location.origin + PATHS.pressItem(state.found.item.id)} />;
  return (
    <LiveNotice
      kind={state.kind}
      title={title}
      missingHint={m.notFoundHint}
      list={{ label: m.crumb, path: PATHS.press }}
      backLabel={m.backToList}
      seed={21}
      onRetry={retry}
    />
  );
}

async function loadPress(
  id: number,
  signal: AbortSignal,
): Promise<{ item: PressItem; others: CardPressItem[] }> {
  const [item, latest] = await Promise.all([
    api.press.get(id, { signal }),
    // The list of other items is optional.
    api.press.latestCards({ limit: 5 }, { signal }).catch(() => []),
  ]);
  const others = latest.filter((other) => other.id !== id);
  return { item: { ...item, content: sanitizeDetails(item.content) }, others };
}
