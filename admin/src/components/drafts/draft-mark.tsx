import { formatMoment } from '@fuar/shared/dates/format-moment';
import { DRAFT_LIST_MESSAGES as m } from '@fuar/shared/messages/admin/draft-list';
import type { Draft } from '@fuar/shared/schemas/editing';
import { Icon } from '../ui/icon.tsx';
import s from './draft-mark.module.css';

export function DraftMark({ draft }: { draft: Draft | undefined }) {
  if (!draft) return null;
  return draft.state === 'draft' ? (
    <span className={s.mark}>{m.hasDraft}</span>
  ) : (
    <DraftState draft={draft} />
  );
}

export function DraftState({ draft }: { draft: Draft }) {
  if (draft.state === 'failed') {
    return (
      <span className={s.failed}>
        <Icon name="error" />
        {m.failed(draft.failure ?? '')}
      </span>
    );
  }
  if (draft.state !== 'scheduled' || !draft.publishAt) return null;
  return <span className={s.scheduled}>{m.scheduled(formatMoment(draft.publishAt))}</span>;
}
