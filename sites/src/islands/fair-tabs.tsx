import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import type { FairStatusFilter } from '@fuar/shared/schemas/fair';
import { useEffect } from 'react';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { Tabs } from '../components/tabs.tsx';
import { api } from '../lib/api.ts';
import type { CardFair } from '../lib/cards.ts';
import { countYears, PAGE_SIZE, type Year } from '../lib/fair-list.ts';
import { PagedFairs } from './paged-fairs.tsx';
import { useListPlace } from './use-list-place.ts';
import { type Loaders, useTabLists } from './use-tab-lists.ts';

type Items = Record<FairStatusFilter, CardFair>;

const LOADERS: Loaders<Items> = {
  upcoming: (signal) => api.fairs.cards({ status: 'upcoming' }, { signal }),
  completed: (signal) => api.fairs.cards({ status: 'completed' }, { signal }),
};
const TABS = [
  { key: 'upcoming', label: m.upcomingTab, none: m.noUpcoming },
  { key: 'completed', label: m.completedTab, none: m.noCompleted },
] as const;
const SKELETONS = 6;

type Props = {
  /** The first of each; the page must not grow with the years. */
  upcoming: CardFair[];
  completed: CardFair[];
  totals?: Record<FairStatusFilter, number>;
  completedYears?: Year[];
};

/** The fairs of the build in two tabs. */
export function FairTabs({ upcoming, completed, totals, completedYears = [] }: Props) {
  const built = { upcoming, completed };
  const { active, lists, choose, ask } = useTabLists<Items>(built, 'upcoming', LOADERS);
  const shown = lists[active];
  const { place, move } = useListPlace(Array.isArray(shown) && shown !== built[active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tab that the address names
  useEffect(() => choose(place.tab), [place.tab]);

  const panels = TABS.map(({ key, label, none }) => {
    const list = lists[key];
    const isBuilt = list === built[key];
    const total = isBuilt ? (totals?.[key] ?? list.length) : list.length;
    const content = () => {
      if (list === 'loading') return <CardSkeletons count={SKELETONS} />;
      if (list === 'failed') return <LoadFailed title={m.loadFailed} onRetry={() => choose(key)} />;
      if (list.length === 0) return <EmptyState title={none} text={m.checkLater} />;
      const years = key === 'upcoming' ? [] : isBuilt ? completedYears : countYears(list);
      return (
        <PagedFairs
          fairs={list}
          total={total}
          years={years}
          place={place.tab === key ? place : { tab: key, pages: 1 }}
          isFirst={key === 'upcoming'}
          onMove={(next) => {
            move(next);
            // The background refresh has failed, so the list may hold only the built cards.
            if (isBuilt && total > PAGE_SIZE) ask(key);
          }}
        />
      );
    };
    return { key, label, isBusy: list === 'loading', content: content() };
  });
  const handleChoose = (tab: FairStatusFilter) => {
    if (tab !== place.tab) move({ tab, pages: 1 });
    choose(tab);
  };
  return <Tabs label={m.tabs} panels={panels} active={active} onChoose={handleChoose} />;
}
