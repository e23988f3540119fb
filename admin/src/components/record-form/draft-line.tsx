import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import { useRef } from 'react';
import { formatTime } from '../../lib/format-time.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { DraftState } from '../drafts/draft-mark.tsx';
import { Button } from '../ui/button.tsx';
import { askConfirmation } from '../ui/confirm-store.ts';
import { Icon } from '../ui/icon.tsx';
import { restoreFocus } from '../ui/restore-focus.ts';
import { showToast } from '../ui/toast-store.ts';
import s from './draft-line.module.css';
import type { DraftActions } from './use-draft.ts';

type DraftLineProps = {
  actions: DraftActions;
  publicPath: string | undefined;
  onDiscarded?: (() => void) | undefined;
};

const FIELDS = 'input, textarea, select, [contenteditable]';

export function DraftLine({ actions, publicPath, onDiscarded }: DraftLineProps) {
  const { draft, isOutdated, discard, schedule } = actions;
  const line = useRef<HTMLDivElement>(null);
  if (!draft) return null;

  const handleUnschedule = async () => {
    if (!(await schedule(''))) return;
    showToast('success', m.unscheduled);
    restoreFocus(() => line.current?.querySelector<HTMLElement>('a, button'));
  };

  const handleDiscard = async () => {
    const form = line.current?.closest('form');
    let hasGone = false;
    await askConfirmation(m.discardTitle, m.discardQuestion, async () => {
      try {
        await discard();
      } catch (error) {
        hasGone = isNotFound(error);
        showToast('error', hasGone ? m.gone : m.discardFailed);
        throw error;
      }
      showToast('success', m.discarded);
      if (publicPath) hasGone = true;
      else onDiscarded?.();
    });
    // The line about the draft has disappeared, and the pressed button with it, so focus the first field of the form.
    if (hasGone) restoreFocus(() => form?.querySelector<HTMLElement>(FIELDS));
  };

  return (
    <div ref={line} className={s.line} role="status">
      <Icon name="pencil" />
      <div className={s.text}>
        <p>{m.opened(formatTime(draft.updatedAt), draft.by)}</p>
        {!publicPath && <p>{m.notOnSite}</p>}
        {isOutdated && <p>{m.outdated}</p>}
        {draft.state !== 'draft' && <DraftState draft={draft} />}
        <div className={s.buttons}>
          {draft.state === 'scheduled' && (
            <Button variant="quiet" onClick={() => void handleUnschedule()}>
              {m.unschedule}
            </Button>
          )}
          {publicPath && (
            <a className={s.link} href={toSiteUrl(publicPath)} target="_blank" rel="noopener">
              {m.showPublished}
              <Icon name="external" />
            </a>
          )}
          <Button variant="quiet" icon="trash" onClick={() => void handleDiscard()}>
            {m.discard}
          </Button>
        </div>
      </div>
    </div>
  );
}
