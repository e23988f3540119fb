import type { KeyboardEvent } from 'react';

export function onCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // Ignore a held key, because it would submit the box again after the box was emptied.
  if (event.repeat) return;
  event.currentTarget.requestSubmit();
}
