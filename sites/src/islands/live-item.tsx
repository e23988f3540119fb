import { ApiError } from '@fuar/shared/api/api-error';
import { STATE_MESSAGES as m } from '@fuar/shared/messages/public/states';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { idFromPath } from '@fuar/shared/paths';
import { type ReactNode, useEffect, useState } from 'react';
import type { Crumb } from '../components/breadcrumb.tsx';
import { Icon } from '../components/icon.tsx';
import { PageHead } from '../components/page-head.tsx';
import { RetryButton } from '../components/retry-button.tsx';
import styles from './live-item.module.css';

type Props<Found> = {
  load: (id: number, signal: AbortSignal) => Promise<Found>;
  titleOf: (found: Found) => string;
  texts: Record<'invalidId' | 'notFound' | 'notFoundHint' | 'detailFailed' | 'backToList', string>;
  list: Crumb;
  seed: number;
  children: (found: Found) => ReactNode;
};

/** Shows an item that has no published page yet. */
export function LiveItem<Found>({ load, titleOf, texts, list, seed, children }: Props<Found>) {
  const { state, retry } = useLiveItem(load);
  const notices = {
    preparing: [m.beingPrepared],
    invalid: [texts.notFound, texts.invalidId],
    missing: [texts.notFound, texts.notFoundHint],
    failed: [texts.notFound, texts.detailFailed],
  };
  const [title = '', lead] = state.kind === 'found' ? [titleOf(state.found)] : notices[state.kind];
  useEffect(() => {
    document.title = `${title} | ${ORGANISER.product}`;
  }, [title]);

  if (state.kind === 'found') return children(state.found);
  const { kind } = state;
  return (
    <div className={styles.page}>
      {/* The key replaces the header when `kind` changes, because new content in the old header would shift the layout. */}
      <PageHead key={kind} title={title} crumbs={[list]} seed={seed} {...(lead ? { lead } : {})}>
        <p className="actions" aria-live="polite">
          {kind === 'failed' ? <RetryButton onRetry={retry} /> : null}
          {kind === 'preparing' ? null : (
            <a className="link-arrow" href={list.path}>
              {texts.backToList} <Icon name="arrow" />
            </a>
          )}
        </p>
      </PageHead>
    </div>
  );
}

type LiveState<Found> =
  | { kind: 'preparing' | 'invalid' | 'missing' | 'failed' }
  | { kind: 'found'; found: Found };

/** Loads the item with the id in the URL from `/api`. Without a positive integer in the URL, no request is sent. */
function useLiveItem<Found>(load: (id: number, signal: AbortSignal) => Promise<Found>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LiveState<Found>>({ kind: 'preparing' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    const id = idFromPath(location.pathname);
    if (id === undefined) return setState({ kind: 'invalid' });
    const leaving = new AbortController();
    load(id, leaving.signal).then(
      (found) => setState({ kind: 'found', found }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const isMissing = error instanceof ApiError && error.status === 404;
        setState({ kind: isMissing ? 'missing' : 'failed' });
      },
    );
    return () => leaving.abort();
  }, [attempt, load]);

  const retry = () => {
    setState({ kind: 'preparing' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
