import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import type { FairStatusFilter } from '@fuar/shared/schemas/fair';
import { type KeyboardEvent, useRef } from 'react';
import { EmptyState } from '../components/empty-state.tsx';
import { FairGrid } from '../components/fair-grid.tsx';
import { FairSkeletons } from '../components/fair-skeletons.tsx';
import type { CardFair } from '../lib/cards.ts';
import { type Listed, useFairLists } from './use-fair-lists.ts';

const TABS: { status: FairStatusFilter; label: string; none: string }[] = [
  { status: 'upcoming', label: m.upcomingTab, none: m.noUpcoming },
  { status: 'completed', label: m.completedTab, none: m.noCompleted },
];
const SKELETONS = 6;

type Props = { upcoming: CardFair[]; completed: CardFair[] };

/** The fairs of the build in two tabs; both stand in the HTML, so that they can be read without a script. */
export function FairTabs(built: Props) {
  const { active, lists, choose } = useFairLists(built);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = TABS.at(step % TABS.length);
    if (!next) return;
    tabs.current[TABS.indexOf(next)]?.focus();
    choose(next.status);
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={m.tabs}>
        {TABS.map(({ status, label }, index) => (
          <button
            key={status}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`tab-${status}`}
            aria-controls={`panel-${status}`}
            aria-selected={status === active}
            tabIndex={status === active ? 0 : -1}
            onClick={() => choose(status)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map(({ status, label, none }) => (
        <section
          key={status}
          role="tabpanel"
          id={`panel-${status}`}
          aria-labelledby={`tab-${status}`}
          aria-busy={lists[status] === 'loading'}
          hidden={status !== active}
        >
          <h2 className="with-tabs">{label}</h2>
          <Panel
            list={lists[status]}
            none={none}
            isFirst={status === 'upcoming'}
            onRetry={() => choose(status)}
          />
        </section>
      ))}
    </>
  );
}

type PanelProps = { list: Listed; none: string; isFirst: boolean; onRetry: () => void };

function Panel({ list, none, isFirst, onRetry }: PanelProps) {
  if (list === 'loading') return <FairSkeletons count={SKELETONS} />;
  if (list === 'failed') {
    return (
      <EmptyState title={m.loadFailed}>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {m.retry}
        </button>
      </EmptyState>
    );
  }
  if (list.length === 0) return <EmptyState title={none} text={m.checkLater} />;
  return <FairGrid fairs={list} isFirst={isFirst} />;
}
