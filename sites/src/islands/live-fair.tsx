import { ApiError } from '@fuar/shared/api/api-error';
import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import { ORGANISER } from '@fuar/shared/organiser';
import { idFromPath, PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { useEffect, useState } from 'react';
import { FairView } from '../components/fair-view.tsx';
import { Icon } from '../components/icon.tsx';
import { PageHead } from '../components/page-head.tsx';
import { api } from '../lib/api.ts';
import type { CardFair } from '../lib/cards.ts';
import { sanitizeDetails } from '../lib/sanitize-details.ts';
import styles from './live-fair.module.css';

type State =
  | { kind: 'preparing' | 'invalid' | 'missing' | 'failed' }
  | { kind: 'found'; fair: Fair; others: CardFair[] };

/** A fair that is newer than the site, shown from `/api` under its own address. */
export function LiveFair() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ kind: 'preparing' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const id = idFromPath(location.pathname);
    if (id === undefined) return setState({ kind: 'invalid' });
    const leaving = new AbortController();
    load(id, leaving.signal).then(setState, (error: unknown) => {
      if (leaving.signal.aborted) return;
      const isMissing = error instanceof ApiError && error.status === 404;
      setState({ kind: isMissing ? 'missing' : 'failed' });
    });
    return () => leaving.abort();
  }, [attempt]);

  const title = toTitle(state);
  useEffect(() => {
    document.title = `${title} | ${ORGANISER.product}`;
  }, [title]);

  if (state.kind === 'found') return <FairView fair={state.fair} others={state.others} />;
  return (
    <div className={styles.page}>
      {/* A new band for each state: what grows within one would jump. */}
      <PageHead
        key={state.kind}
        title={title}
        crumbs={[{ label: m.title, path: PATHS.fairs }]}
        seed={17}
        {...toHint(state)}
      >
        <p className="actions" aria-live="polite">
          {state.kind === 'failed' ? (
            <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
              {m.retry}
            </button>
          ) : null}
          {state.kind === 'preparing' ? null : (
            <a className="link-arrow" href={PATHS.fairs}>
              {m.backToList} <Icon name="arrow" />
            </a>
          )}
        </p>
      </PageHead>
    </div>
  );
}

async function load(id: number, signal: AbortSignal): Promise<State> {
  const [fair, upcoming] = await Promise.all([
    api.fairs.get(id, { signal }),
    // The page is about the fair: without the list beside it, it is still whole.
    api.fairs.upcomingCards({ limit: 5 }, { signal }).catch(() => []),
  ]);
  const others = upcoming.filter((other) => other.id !== id);
  return { kind: 'found', fair: { ...fair, details: sanitizeDetails(fair.details) }, others };
}

function toTitle(state: State): string {
  if (state.kind === 'found') return state.fair.title;
  const titles = {
    preparing: m.beingPrepared,
    invalid: m.invalidId,
    missing: m.notFound,
    failed: m.detailFailed,
  };
  return titles[state.kind];
}

function toHint({ kind }: State): { lead?: string } {
  if (kind === 'missing') return { lead: m.notFoundHint };
  return kind === 'failed' ? { lead: m.tryLater } : {};
}
