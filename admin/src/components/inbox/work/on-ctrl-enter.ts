import type { KeyboardEvent } from 'react';

export function onCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // A held key would submit the box again after it was emptied.
  if (event.repeat) return;
  event.currentTarget.requestSubmit();
}
