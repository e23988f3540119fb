import { isGone } from '../../lib/is-gone.ts';
import { askConfirmation } from './confirm-store.ts';

type Deletion = {
  title: string;
  message: string;
  action: () => Promise<unknown>;
  /** Takes the focus after it: the button that it would return to is gone with what was deleted. */
  focusAfter: () => HTMLElement | null;
};

/** Asks, deletes, and keeps the focus in sight; resolves to whether it was deleted. A failure was told in a toast. */
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
