import { HOME_MESSAGES as m } from '@fuar/shared/messages/public/home';
import { PATHS } from '@fuar/shared/paths';
import type { ReactNode } from 'react';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FairGrid } from '../components/fair-grid.tsx';
import { Icon } from '../components/icon.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { PressGrid } from '../components/press-grid.tsx';
import { Tabs } from '../components/tabs.tsx';
import { api } from '../lib/api.ts';
import { type CardFair, type CardPressItem, cutExcerpts } from '../lib/cards.ts';
import { type Listed, type Loaders, useTabLists } from './use-tab-lists.ts';

type Items = { fairs: CardFair; press: CardPressItem };

const CARDS = 4;
const LOADERS: Loaders<Items> = {
  fairs: (signal) => api.fairs.upcomingCards({ limit: CARDS }, { signal }),
  press: async (signal) => cutExcerpts(await api.press.latestCards({ limit: CARDS }, { signal })),
};

export function EventTabs(built: { fairs: CardFair[]; press: CardPressItem[] }) {
  const { active, lists, choose } = useTabLists<Items>(built, 'fairs', LOADERS);
  const panels = [
    {
      key: 'fairs' as const,
      label: m.fairsTab,
      isBusy: lists.fairs === 'loading',
      content: panel(
        lists.fairs,
        () => choose('fairs'),
        (fairs) => <FairGrid fairs={fairs} columns={4} />,
      ),
    },
    {
      key: 'press' as const,
      label: m.pressTab,
      isBusy: lists.press === 'loading',
      content: panel(
        lists.press,
        () => choose('press'),
        (items) => <PressGrid items={items} columns={4} />,
      ),
    },
  ];
  return (
    <>
      <div className="section-head">
        <h2 id="events">{m.events}</h2>
        <a className="link-arrow" href={active === 'fairs' ? PATHS.fairs : PATHS.press}>
          {m.seeAll} <Icon name="arrow" />
        </a>
      </div>
      <Tabs label={m.eventTabs} panels={panels} active={active} onChoose={choose} />
    </>
  );
}

function panel<Item>(list: Listed<Item>, onRetry: () => void, grid: (items: Item[]) => ReactNode) {
  if (list === 'loading') return <CardSkeletons count={CARDS} columns={4} />;
  if (list === 'failed') return <LoadFailed title={m.loadFailed} onRetry={onRetry} />;
  return list.length === 0 ? <EmptyState title={m.nothingToShow} /> : grid(list);
}
