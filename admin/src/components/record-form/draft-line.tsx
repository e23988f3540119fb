import { formatMoment } from '@fuar/shared/dates/format-moment';
import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import { formatTime } from '../../lib/format-time.ts';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { DraftState } from '../drafts/draft-mark.tsx';
import { Button } from '../ui/button.tsx';
import { askConfirmation } from '../ui/confirm-store.ts';
import { Icon } from '../ui/icon.tsx';
import { showToast, withdrawToast } from '../ui/toast-store.ts';
import s from './draft-line.module.css';
import type { DraftActions } from './use-draft.ts';

type DraftLineProps = {
  actions: DraftActions;
  publicPath: string | undefined;
  onDiscarded?: (() => void) | undefined;
};

export function DraftLine({ actions, publicPath, onDiscarded }: DraftLineProps) {
  const { draft, isOutdated, discard, schedule } = actions;
  if (!draft) return null;

  const handleUnschedule = async () => {
    if (!(await schedule(''))) return;
    if (draft.publishAt) withdrawToast(m.isScheduled(formatMoment(draft.publishAt)));
    showToast('success', m.unscheduled);
  };

  const handleDiscard = () =>
    askConfirmation({
      title: m.discardTitle,
      message: m.discardQuestion,
      action: async () => {
        try {
          await discard();
        } catch (error) {
          showToast('error', m.discardFailed);
          throw error;
        }
        showToast('success', m.discarded);
        if (!publicPath) onDiscarded?.();
      },
    });

  return (
    <div className={s.line} role="status">
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
