import { createStore } from '../../lib/store.ts';

export type Confirmation = {
  id: number;
  title: string;
  message: string;
  /** Runs on 'Onayla'. The dialog closes when the promise settles. */
  action: (() => Promise<unknown>) | undefined;
  onClose: (isConfirmed: boolean) => void;
};

export const confirmStore = createStore<Confirmation | undefined>(undefined);

let lastId = 0;

/** Asks in a dialog. Resolves to the user's choice after `action` has settled. A second dialog cancels the first. */
export function askConfirmation(
  title: string,
  message: string,
  action?: () => Promise<unknown>,
): Promise<boolean> {
  confirmStore.get()?.onClose(false);
  return new Promise((resolve) => {
    const confirmation: Confirmation = {
      id: ++lastId,
      title,
      message,
      action,
      onClose: (isConfirmed) => {
        // The action of a cancelled dialog may settle while another confirmation dialog is open.
        if (confirmStore.get() === confirmation) confirmStore.set(undefined);
        resolve(isConfirmed);
      },
    };
    confirmStore.set(confirmation);
  });
}
