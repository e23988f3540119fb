import { PRESS_MESSAGES as m } from '@fuar/shared/messages/public/press';
import type { PressType } from '@fuar/shared/schemas/press-item';
import { useState } from 'react';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { PressGrid } from '../components/press-grid.tsx';
import { Tabs } from '../components/tabs.tsx';
import { api } from '../lib/api.ts';
import { type CardPressItem, cutExcerpts } from '../lib/cards.ts';
import { useFreshList } from './use-fresh-list.ts';
import type { Listed } from './use-tab-lists.ts';

const TABS = [
  { key: 'Bulletin', label: m.bulletinsTab, none: m.noBulletins },
  { key: 'Coverage', label: m.coverageTab, none: m.noCoverage },
] as const;
const SKELETONS = 3;

export function PressTabs({ items }: { items: CardPressItem[] }) {
  const [active, setActive] = useState<PressType>('Bulletin');
  const { list, retry } = useFreshList(items, async (signal) =>
    cutExcerpts(await api.press.cards({}, { signal })),
  );
  const panels = TABS.map(({ key, label, none }) => ({
    key,
    label,
    isBusy: list === 'loading',
    content: (
      <Panel
        list={typeof list === 'string' ? list : list.filter((item) => item.type === key)}
        none={none}
        isFirst={key === 'Bulletin'}
        onRetry={retry}
      />
    ),
  }));
  return <Tabs label={m.tabs} panels={panels} active={active} onChoose={setActive} />;
}

type PanelProps = { list: Listed<CardPressItem>; none: string; isFirst: boolean; onRetry: () => void };

function Panel({ list, none, isFirst, onRetry }: PanelProps) {
  if (list === 'loading') return <CardSkeletons count={SKELETONS} />;
  if (list === 'failed') return <LoadFailed title={m.listFailed} onRetry={onRetry} />;
  if (list.length === 0) return <EmptyState title={m.noneFound} text={none} />;
  return <PressGrid items={list} isFirst={isFirst} />;
}
