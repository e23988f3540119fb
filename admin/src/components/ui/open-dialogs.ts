import { createStore } from '../../lib/store.ts';
import { keepFocus } from './keep-focus.ts';

/** Modal dialogs from the lowest to the topmost: what is outside of the topmost one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

const root = document.documentElement;
let openers: Element[] = [];

export function openModal(dialog: HTMLDialogElement): void {
  // The page is held still while a dialog is open; where its scrollbar takes room, that room stays.
  if (openDialogs.get().length === 0) {
    root.classList.toggle('has-scrollbar', window.innerWidth > root.clientWidth);
    openers = [];
  }
  if (document.activeElement) openers.push(document.activeElement);
  dialog.showModal();
  openDialogs.set([...openDialogs.get(), dialog]);
}

export function closeModal(dialog: HTMLDialogElement): void {
  openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
  dialog.close();
  // The browser gives the focus back, but not past another dialog that closes with it, and not to what is gone.
  keepFocus(() => openers.findLast(isThere) ?? null);
}

function isThere(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}
