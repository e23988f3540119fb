import { createStore } from '../../lib/store.ts';

export type Confirmation = {
  title: string;
  message: string;
  /** Runs on 'Onayla'; the dialog closes when it has ended, well or not. */
  action?: () => Promise<unknown> | undefined;
  onClose?: (isConfirmed: boolean) => void;
};

export const confirmStore = createStore<Confirmation | undefined>(undefined);

/** Asks in a dialog; resolves to whether the person agreed, once `action` has ended. */
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
