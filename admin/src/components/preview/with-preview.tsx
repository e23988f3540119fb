import { PREVIEW_MESSAGES as m } from '@fuar/shared/messages/admin/preview';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SITE_ORIGIN } from '../../lib/site-origin.ts';
import { publicationQueries } from '../../queries/publication.ts';
import { Button } from '../ui/button.tsx';
import form from '../ui/form.module.css';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Modal } from '../ui/modal.tsx';
import type { PreviewSource } from './preview-source.ts';
import s from './with-preview.module.css';

const PreviewPane = lazyComponent(
  async () => (await import('./preview-pane.tsx')).PreviewPane,
  <p className={form.loading}>{shell.loading}</p>,
);

const ROOM_FOR_BOTH = '(min-width: 75rem)';

function useHasRoom(): boolean {
  return useSyncExternalStore(followRoom, () => matchMedia(ROOM_FOR_BOTH).matches);
}

function followRoom(listener: () => void): () => void {
  const list = matchMedia(ROOM_FOR_BOTH);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Undefined until the server responds. False on a separate origin, because the back-office cannot frame the site there. */
export function useHasPreview(): boolean | undefined {
  const { data } = useQuery(publicationQueries.current());
  return SITE_ORIGIN ? false : data && data.preview === true;
}

type PreviewProps = {
  source: PreviewSource;
  ownPath: string | undefined;
};

export function WithPreview({ children, ...preview }: PreviewProps & { children: ReactNode }) {
  const hasRoom = useHasRoom();
  const isBeside = useHasPreview() && hasRoom;
  return (
    <div className={s.split} data-preview={isBeside ? 'beside' : undefined}>
      {children}
      {isBeside && <PreviewPane {...preview} />}
    </div>
  );
}

export function PreviewButton(preview: PreviewProps) {
  const hasRoom = useHasRoom();
  const hasPreview = useHasPreview();
  const [isOpen, setIsOpen] = useState(false);
  if (!hasPreview || hasRoom) return null;
  return (
    <>
      <Button icon="eye" preload={PreviewPane.preload} onClick={() => setIsOpen(true)}>
        {m.open}
      </Button>
      {isOpen && <PreviewDialog title={m.label} onClose={() => setIsOpen(false)} {...preview} />}
    </>
  );
}

export function PreviewNote() {
  return useHasPreview() === false && <p className="note">{m.absent}</p>;
}

type PreviewDialogProps = PreviewProps & { title: string; onClose: () => void };

/**
 * Shows the preview in a dialog that fills the screen. A click on a previewed field closes the dialog and focuses the form
 * field.
 */
export function PreviewDialog({ title, source, onClose, ...preview }: PreviewDialogProps) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const shown = useMemo(() => {
    const { onField } = source;
    if (!onField) return source;
    const handleField = (name: string) => {
      close.current();
      // Wait until the dialog has closed, because closing also moves focus.
      requestAnimationFrame(() => onField(name));
    };
    return { ...source, onField: handleField };
  }, [source]);
  return createPortal(
    <Modal kind="screen" title={title} onClose={onClose}>
      <PreviewPane source={shown} {...preview} />
    </Modal>,
    document.body,
  );
}
