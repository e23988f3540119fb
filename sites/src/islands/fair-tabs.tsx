import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import type { FairStatusFilter } from '@fuar/shared/schemas/fair';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { FairGrid } from '../components/fair-grid.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { Tabs } from '../components/tabs.tsx';
import { api } from '../lib/api.ts';
import type { CardFair } from '../lib/cards.ts';
import { type Listed, type Loaders, useTabLists } from './use-tab-lists.ts';

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

/** The fairs of the build in two tabs. */
export function FairTabs(built: { upcoming: CardFair[]; completed: CardFair[] }) {
  const { active, lists, choose } = useTabLists<Items>(built, 'upcoming', LOADERS);
  const panels = TABS.map(({ key, label, none }) => ({
    key,
    label,
    isBusy: lists[key] === 'loading',
    content: <Panel list={lists[key]} none={none} isFirst={key === 'upcoming'} onRetry={() => choose(key)} />,
  }));
  return <Tabs label={m.tabs} panels={panels} active={active} onChoose={choose} />;
}

type PanelProps = { list: Listed<CardFair>; none: string; isFirst: boolean; onRetry: () => void };

function Panel({ list, none, isFirst, onRetry }: PanelProps) {
  if (list === 'loading') return <CardSkeletons count={SKELETONS} />;
  if (list === 'failed') return <LoadFailed title={m.loadFailed} onRetry={onRetry} />;
  if (list.length === 0) return <EmptyState title={none} text={m.checkLater} />;
  return <FairGrid fairs={list} isFirst={isFirst} />;
}
