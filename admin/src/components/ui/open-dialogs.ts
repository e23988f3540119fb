import { createStore } from '../../lib/store.ts';
import { keepFocus } from './keep-focus.ts';

/** Modal dialogs from the lowest to the topmost: what is outside of the topmost one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

const root = document.documentElement;

export function openModal(dialog: HTMLDialogElement): void {
  // The page is held still while a dialog is open; where its scrollbar takes room, that room stays.
  if (openDialogs.get().length === 0) {
    root.classList.toggle('has-scrollbar', window.innerWidth > root.clientWidth);
  }
  dialog.showModal();
  openDialogs.set([...openDialogs.get(), dialog]);
}

export function closeModal(dialog: HTMLDialogElement): void {
  openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
  dialog.close();
  // What it was opened from may be gone: the row of a list that was saved into another one.
  keepFocus();
}
