import { useEffect } from 'react';

/** A file that is dropped beside its zone would be opened by the browser in place of the back-office, and all work be lost. */
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
