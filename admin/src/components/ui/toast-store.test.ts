import { beforeEach, expect, test, vi } from 'vitest';
import { showToast, toastStore } from './toast-store.ts';

const messages = () => toastStore.get().map(({ message }) => message);

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.set([]);
});

test('a message stays for five seconds', () => {
  showToast('success', 'Kaydedildi.');
  vi.advanceTimersByTime(4_900);
  expect(messages()).toEqual(['Kaydedildi.']);
  vi.advanceTimersByTime(200);
  expect(messages()).toEqual([]);
});

test('a repeated message replaces the older one', () => {
  showToast('error', 'Kaydedilemedi.');
  showToast('info', 'Bağlantı geldi.');
  showToast('error', 'Kaydedilemedi.');
  expect(messages()).toEqual(['Bağlantı geldi.', 'Kaydedilemedi.']);
});

test('equal messages about different rows do not replace each other, and only the latest four stay', () => {
  const action = { label: 'Geri al', run: () => {}, about: 'Firma' };
  showToast('error', 'Kaydedilemedi.');
  const ids = [1, 2, 3, 4, 5].map(() => showToast('success', 'Aşama: Yeni', action));
  showToast('success', 'Aşama: Yeni');
  const aboutRows = toastStore.get().filter((toast) => toast.action);
  expect(aboutRows.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(messages()).toContain('Kaydedilemedi.');
});

test('a repeated message with a button that names no row replaces the older one', () => {
  const action = { label: 'Taslağı aç', run: () => {} };
  showToast('success', 'Taslak kaydedildi.', action);
  showToast('success', 'Taslak kaydedildi.', action);
  expect(messages()).toHaveLength(1);
});
