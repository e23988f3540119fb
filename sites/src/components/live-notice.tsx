import { STATE_MESSAGES as m } from '@fuar/shared/messages/public/states';
import type { Crumb } from './breadcrumb.tsx';
import { Icon } from './icon.tsx';
import styles from './live-notice.module.css';
import { PageHead } from './page-head.tsx';
import { RetryButton } from './retry-button.tsx';

type Props = {
  kind: 'preparing' | 'invalid' | 'missing' | 'failed';
  title: string;
  missingHint: string;
  list: Crumb;
  backLabel: string;
  seed: number;
  onRetry: () => void;
};

export function LiveNotice({ kind, title, missingHint, list, backLabel, seed, onRetry }: Props) {
  const hints = { missing: missingHint, failed: m.tryLater, preparing: undefined, invalid: undefined };
  const lead = hints[kind];
  return (
    <div className={styles.page}>
      {/* The key replaces the header when `kind` changes, because new content in the old header would shift the layout. */}
      <PageHead key={kind} title={title} crumbs={[list]} seed={seed} {...(lead ? { lead } : {})}>
        <p className="actions" aria-live="polite">
          {kind === 'failed' ? <RetryButton onRetry={onRetry} /> : null}
          {kind === 'preparing' ? null : (
            <a className="link-arrow" href={list.path}>
              {backLabel} <Icon name="arrow" />
            </a>
          )}
        </p>
      </PageHead>
    </div>
  );
}
