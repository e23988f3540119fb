import { isGone } from '../../lib/is-gone.ts';
import { askConfirmation } from './confirm-store.ts';

type Deletion = {
  title: string;
  message: string;
  action: () => Promise<unknown>;
  /** The element to focus afterwards, because the button is deleted with its row. */
  focusAfter: () => HTMLElement | null;
};

/** Asks, deletes and moves the focus; resolves to whether it deleted. The call's toast reports a failure. */
export async function confirmDelete({ title, message, action, focusAfter }: Deletion): Promise<boolean> {
  let isDeleted = false;
  let isThere = true;
  await askConfirmation({
    title,
    message,
    action: async () => {
      try {
        await action();
        isDeleted = true;
      } catch (error) {
        isThere = !isGone(error);
        throw error;
      }
    },
  });
  if (isDeleted || !isThere) focusAfter()?.focus();
  return isDeleted;
}
