import { FAIR_STATUS_NAMES, FAIR_STATUSES, type FairStatus } from '@fuar/shared/content/fair-statuses';
import { recordOf } from '@fuar/shared/content/record';
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { useEffect, useRef, useState } from 'react';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { Tabs } from '../components/tabs.tsx';
import { api } from '../lib/api.ts';
import type { CardFair } from '../lib/cards.ts';
import {
  countYears,
  type FairTab,
  type ListPlace,
  PAGE_SIZE,
  readPlace,
  toSearch,
} from '../lib/fair-list.ts';
import { PagedFairs } from './paged-fairs.tsx';
import { type Loaders, useTabLists } from './use-tab-lists.ts';

type Items = Record<FairStatus, CardFair>;

const LOADERS: Loaders<Items> = recordOf(
  FAIR_STATUS_NAMES,
  (status) => (signal: AbortSignal) => api.fairs.cards({ status: FAIR_STATUSES[status].filter }, { signal }),
);
const SKELETONS = 6;

export function FairTabs({ tabs }: { tabs: Record<FairStatus, FairTab> }) {
  const built = recordOf(FAIR_STATUS_NAMES, (status) => tabs[status].cards);
  const { active, lists, choose, reload } = useTabLists<Items>(built, 'Upcoming', LOADERS);
  const shown = lists[active];
  const { place, move } = useListPlace(Array.isArray(shown) && shown !== built[active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each tab in the URL
  useEffect(() => choose(place.tab), [place.tab]);

  const panels = FAIR_STATUS_NAMES.map((key) => {
    const { tab: label, none } = m.statuses[key];
    const list = lists[key];
    const isBuilt = list === built[key];
    const total = isBuilt ? tabs[key].total : list.length;
    const content = () => {
      if (list === 'loading') return <CardSkeletons count={SKELETONS} />;
      if (list === 'failed') return <LoadFailed title={m.loadFailed} onRetry={() => choose(key)} />;
      if (list.length === 0) return <EmptyState title={none} text={m.checkLater} />;
      const years = isBuilt ? tabs[key].years : FAIR_STATUSES[key].hasYears ? countYears(list) : [];
      return (
        <PagedFairs
          fairs={list}
          total={total}
          years={years}
          place={place.tab === key ? place : { tab: key, pages: 1 }}
          isFirst={key === 'Upcoming'}
          onMove={(next) => {
            move(next);
            // If the background refresh failed or has not finished, the list has only the built cards. Load all cards now.
            if (isBuilt && total > PAGE_SIZE) reload(key);
          }}
        />
      );
    };
    return { key, label, isBusy: list === 'loading', content: content() };
  });
  const handleChoose = (tab: FairStatus) => {
    if (tab !== place.tab) move({ tab, pages: 1 });
    choose(tab);
  };
  return <Tabs label={m.tabs} panels={panels} active={active} onChoose={handleChoose} />;
}

/** Stores the shown part of the list in the URL, and restores the scroll position of a visitor who returns. */
function useListPlace(isWhole: boolean) {
  const [place, setPlace] = useState<ListPlace>({ tab: 'Upcoming', pages: 1 });
  const top = useRef<number>(undefined);

  useEffect(() => {
    setPlace(readPlace(location.search));
    // With a query string the list is not complete at first, so the browser would scroll too early. The effect below scrolls
    // instead.
    if (location.search) top.current = (history.state as { top?: number } | null)?.top;
    const keep = () => {
      history.scrollRestoration = location.search ? 'manual' : 'auto';
      history.replaceState({ ...history.state, top: scrollY }, '');
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  useEffect(() => {
    if (!isWhole || top.current === undefined) return;
    // The visitor may have scrolled while the list was loading.
    if (scrollY === 0) scrollTo({ top: top.current, behavior: 'instant' });
    top.current = undefined;
  }, [isWhole]);

  const move = (next: ListPlace) => {
    top.current = undefined;
    setPlace(next);
    history.replaceState(history.state, '', location.pathname + toSearch(next));
  };
  return { place, move };
}
