import { createStore } from '../../lib/store.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';
/** `about` names the row that the action changes. */
type ToastAction = { label: string; run: () => void; about?: string };
export type Toast = { id: number; type: ToastType; message: string; action?: ToastAction | undefined };

const HIDE_AFTER_MS = 5_000;
/** A toast with a button stays longer, because somebody may want to reach the button. */
const HIDE_ACTION_AFTER_MS = 12_000;
const MOST_WITH_ACTION = 4;

export const toastStore = createStore<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Returns the id for `hideToast`. */
export function showToast(
  type: ToastType,
  message: string,
  action?: ToastAction,
  hideAfterMs = action ? HIDE_ACTION_AFTER_MS : HIDE_AFTER_MS,
): number {
  // Equal texts about different rows do not replace each other.
  const aboutRows = toastStore.get().filter((toast) => toast.action?.about);
  const outdated = action?.about
    ? aboutRows.slice(0, -(MOST_WITH_ACTION - 1))
    : toastStore
        .get()
        .filter((toast) => !toast.action?.about && toast.type === type && toast.message === message);
  for (const toast of outdated) hideToast(toast.id);
  const id = ++lastId;
  timers.set(
    id,
    setTimeout(() => hideToast(id), hideAfterMs),
  );
  toastStore.set([...toastStore.get(), { id, type, message, action }]);
  return id;
}

export function withdrawToast(message: string): void {
  for (const toast of toastStore.get()) if (toast.message === message) hideToast(toast.id);
}

export function hideToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}
