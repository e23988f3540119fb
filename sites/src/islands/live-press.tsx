import { PRESS_MESSAGES as m } from '@fuar/shared/messages/public/press';
import { PATHS } from '@fuar/shared/paths';
import type { PressItem } from '@fuar/shared/schemas/press-item';
import { PressView } from '../components/press-view.tsx';
import { api } from '../lib/api.ts';
import type { CardPressItem } from '../lib/cards.ts';
import { sanitizeDetails } from '../lib/sanitize-details.ts';
import { LiveItem } from './live-item.tsx';

export function LivePress() {
  return (
    <LiveItem
      load={loadPress}
      titleOf={({ item }) => item.title}
      texts={m}
      list={{ label: m.crumb, path: PATHS.press }}
      seed={21}
    >
      {(found) => <PressView {...found} url={location.origin + PATHS.pressItem(found.item.id)} />}
    </LiveItem>
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
