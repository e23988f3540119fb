import { isNotFound } from '../../lib/is-not-found.ts';
import { askConfirmation } from './confirm-store.ts';
import { findHeading } from './restore-focus.ts';

type Deletion = {
  title: string;
  message: string;
  action: () => Promise<unknown>;
  /** Finds the element to focus afterwards, because the pressed button disappears with its row. */
  focusAfter?: () => HTMLElement | null;
};

/** Asks for confirmation, deletes and moves focus. Resolves to true after a deletion. `action` must report its own failure. */
export async function confirmDelete({
  title,
  message,
  action,
  focusAfter = findHeading,
}: Deletion): Promise<boolean> {
  let isDeleted = false;
  let exists = true;
  await askConfirmation({
    title,
    message,
    action: async () => {
      try {
        await action();
        isDeleted = true;
      } catch (error) {
        exists = !isNotFound(error);
        throw error;
      }
    },
  });
  if (isDeleted || !exists) focusAfter()?.focus();
  return isDeleted;
}
