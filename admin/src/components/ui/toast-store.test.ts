import { beforeEach, expect, test, vi } from 'vitest';
import { showToast, toastStore } from './toast-store.ts';

const messages = () => toastStore.get().map(({ message }) => message);

beforeEach(() => void vi.useFakeTimers());

test('a repeated message replaces the older one', () => {
  showToast('error', 'Kaydedilemedi.');
  showToast('info', 'Bağlantı geldi.');
  showToast('error', 'Kaydedilemedi.');
  expect(messages()).toEqual(['Bağlantı geldi.', 'Kaydedilemedi.']);
});

test('an equal message does not replace a toast with a button; the four latest of those stay', () => {
  const action = { label: 'Geri al', run: () => {} };
  showToast('error', 'Kaydedilemedi.');
  const ids = [1, 2, 3, 4, 5].map(() => showToast('success', 'Aşama: Yeni', action));
  showToast('success', 'Aşama: Yeni');
  const withButton = toastStore.get().filter((toast) => toast.action);
  expect(withButton.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(messages()).toContain('Kaydedilemedi.');
});
