import { createStore } from '../../lib/store.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';
export type Toast = { id: number; type: ToastType; message: string };

const HIDE_AFTER_MS = 5_000;

export const toastStore = createStore<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

export function showToast(type: ToastType, message: string): void {
  // A repeated message replaces the visible one.
  const others = toastStore.get().filter((toast) => {
    const isRepeated = toast.type === type && toast.message === message;
    if (isRepeated) clearTimeout(timers.get(toast.id));
    return !isRepeated;
  });
  const id = ++lastId;
  timers.set(
    id,
    setTimeout(() => hideToast(id), HIDE_AFTER_MS),
  );
  toastStore.set([...others, { id, type, message }]);
}

export function hideToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}
