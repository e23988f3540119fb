import { createStore } from '../../lib/store.ts';
import { restoreFocus } from './restore-focus.ts';

/** Open modal dialogs, topmost last. Everything outside the topmost is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

const root = document.documentElement;
let openers: Element[] = [];

export function openModal(dialog: HTMLDialogElement): void {
  // Note whether the page has a scrollbar, so that the styles reserve its space while a dialog is open.
  if (openDialogs.get().length === 0) {
    root.classList.toggle('has-scrollbar', window.innerWidth > root.clientWidth);
    openers = [];
  }
  if (document.activeElement && document.activeElement !== document.body)
    openers.push(document.activeElement);
  dialog.showModal();
  openDialogs.set([...openDialogs.get(), dialog]);
}

export function closeModal(dialog: HTMLDialogElement): void {
  openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
  dialog.close();
  // Without an opener, do not restore focus. Either nothing had focus, or the pressed button was disabled and restores its own
  // focus.
  if (openers.length === 0) return;
  // The browser does not restore focus if another dialog closes too or if the opener is removed.
  restoreFocus(() => openers.findLast(canFocus));
}

function canFocus(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected;
}
