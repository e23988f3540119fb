import { createStore } from '../../lib/store.ts';

export type Confirmation = {
  title: string;
  message: string;
  /** Runs on 'Onayla'. The dialog closes when the promise settles. */
  action?: () => Promise<unknown> | undefined;
  onClose?: (isConfirmed: boolean) => void;
};

export const confirmStore = createStore<Confirmation | undefined>(undefined);

/** Asks in a dialog. Resolves to the user's choice after `action` has settled. */
export function askConfirmation(question: Omit<Confirmation, 'onClose'>): Promise<boolean> {
  return new Promise((resolve) => {
    confirmStore.set({
      ...question,
      onClose: (isConfirmed) => {
        confirmStore.set(undefined);
        resolve(isConfirmed);
      },
    });
  });
}
