import { useEffect } from 'react';

/** Ignores files dropped outside a drop zone. Otherwise the browser would open them, and unsaved work would be lost. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}

function refuse(event: DragEvent): void {
  const isTaken = event.defaultPrevented || (event.target as Element).closest?.('input[type=file]');
  if (isTaken || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
