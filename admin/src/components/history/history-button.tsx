import { DRAFT_LIST_MESSAGES as m } from '@fuar/shared/messages/admin/draft-list';
import type { EditedKind, RowId } from '@fuar/shared/schemas/editing';
import { useState } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';

const HistoryDialog = lazyComponent(async () => (await import('./history-dialog.tsx')).HistoryDialog);

type HistoryButtonProps = {
  kind: EditedKind;
  id: RowId;
  title: string;
  isIcon?: boolean;
  /** True if no other row is on the screen, so that the button need not name its row. */
  isAlone?: boolean;
};

export function HistoryButton({ kind, id, title, isIcon, isAlone }: HistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton
          icon="history"
          label={m.historyOf(title)}
          preload={HistoryDialog.preload}
          onClick={open}
        />
      ) : (
        <Button
          variant="quiet"
          icon="history"
          aria-label={isAlone ? undefined : m.historyOf(title)}
          preload={HistoryDialog.preload}
          onClick={open}
        >
          {m.history}
        </Button>
      )}
      {isOpen && <HistoryDialog kind={kind} id={id} title={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}
