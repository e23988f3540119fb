import { PRESS_MESSAGES as m } from '@fuar/shared/messages/public/press';
import type { PressType } from '@fuar/shared/schemas/press-item';
import { useEffect, useState } from 'react';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { PressGrid } from '../components/press-grid.tsx';
import { Tabs } from '../components/tabs.tsx';
import { api } from '../lib/api.ts';
import { type CardPressItem, cutExcerpts } from '../lib/cards.ts';
import { isPreview, stayInPreview } from '../lib/is-preview.ts';
import type { Listed } from './use-tab-lists.ts';

const TABS = [
  { key: 'Bulletin', label: m.bulletinsTab, none: m.noBulletins },
  { key: 'Coverage', label: m.coverageTab, none: m.noCoverage },
] as const;
const SKELETONS = 3;

export function PressTabs({ items }: { items: CardPressItem[] }) {
  const [active, setActive] = useState<PressType>('Bulletin');
  const [list, setList] = useState<Listed<CardPressItem>>(items);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    if (isPreview()) {
      document.addEventListener('click', stayInPreview, true);
      return;
    }
    const leaving = new AbortController();
    api.press.cards({}, { signal: leaving.signal }).then(
      (cards) => setList(cutExcerpts(cards)),
      () => {
        if (!leaving.signal.aborted)
          setList((before) => (before.length > 0 && isShown(before) ? before : 'failed'));
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const handleRetry = () => {
    setList('loading');
    setAttempt(attempt + 1);
  };
  const panels = TABS.map(({ key, label, none }) => ({
    key,
    label,
    isBusy: list === 'loading',
    content: (
      <Panel
        list={isShown(list) ? list.filter((item) => item.type === key) : list}
        none={none}
        isFirst={key === 'Bulletin'}
        onRetry={handleRetry}
      />
    ),
  }));
  return <Tabs label={m.tabs} panels={panels} active={active} onChoose={setActive} />;
}

function isShown(list: Listed<CardPressItem>): list is CardPressItem[] {
  return typeof list !== 'string';
}

type PanelProps = { list: Listed<CardPressItem>; none: string; isFirst: boolean; onRetry: () => void };

function Panel({ list, none, isFirst, onRetry }: PanelProps) {
  if (list === 'loading') return <CardSkeletons count={SKELETONS} />;
  if (list === 'failed') return <LoadFailed title={m.listFailed} onRetry={onRetry} />;
  if (list.length === 0) return <EmptyState title={m.noneFound} text={none} />;
  return <PressGrid items={list} isFirst={isFirst} />;
}
