import { createStore } from '../../lib/store.ts';

/** Modal dialogs from the lowest to the topmost: what is outside of the topmost one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

export function dialogOpened(dialog: HTMLDialogElement): void {
  openDialogs.set([...openDialogs.get(), dialog]);
}

export function dialogClosed(dialog: HTMLDialogElement): void {
  openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
}
