import { DRAFT_LIST_MESSAGES as m } from '@fuar/shared/messages/admin/draft-list';
import type { Draft } from '@fuar/shared/schemas/editing';
import { formatTime } from '../../lib/format-time.ts';
import { Button } from '../ui/button.tsx';
import { DraftState } from './draft-mark.tsx';
import s from './new-drafts.module.css';

type NewDraftsProps = { drafts: readonly Draft[]; onOpen: (draft: Draft) => void };

export function NewDrafts({ drafts, onOpen }: NewDraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <ul className={s.list} aria-label={m.all}>
      {drafts.map((draft) => (
        <li key={draft.id} className={s.draft}>
          <div className={s.text}>
            <p className={s.title}>{draft.title || m.untitled}</p>
            <p className={s.meta}>
              <span className={s.mark}>{m.isDraft}</span>
              <span>{m.changedBy(formatTime(draft.updatedAt), draft.by)}</span>
            </p>
            <DraftState draft={draft} />
          </div>
          <Button
            variant="quiet"
            icon="pencil"
            aria-label={m.edit(draft.title || m.untitled)}
            onClick={() => onOpen(draft)}
          >
            {m.open}
          </Button>
        </li>
      ))}
    </ul>
  );
}
