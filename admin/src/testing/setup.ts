import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { confirmStore } from '../components/ui/confirm-store.ts';
import { openDialogs } from '../components/ui/open-dialogs.ts';
import { cancelFocusRestore } from '../components/ui/restore-focus.ts';
import { hideToast, toastStore } from '../components/ui/toast-store.ts';
import { signInQuestion } from '../lib/sign-in-again.ts';
import { violations } from './contract.ts';

// The first form loads validators and editor, which can take seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  cancelFocusRestore();
  confirmStore.set(undefined);
  openDialogs.set([]);
  signInQuestion.get()?.answer(false);
  for (const { id } of toastStore.get()) hideToast(id);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = '';
  // Run the timer in which jsdom moves the focus away from disabled elements. Otherwise jsdom would never start it again.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(50);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const unexpected = errors.mock.calls;
  errors.mockRestore();
  const disallowed = violations.splice(0);
  expect(unexpected, 'console.error was called').toEqual([]);
  expect(disallowed, 'the route table does not allow this').toEqual([]);
});

/** Returns the errors logged so far, which then do not fail the test. */
export function takeErrors(): unknown[][] {
  const calls = [...errors.mock.calls];
  errors.mockClear();
  return calls;
}

// jsdom lacks these functions.
window.scrollTo = vi.fn<() => void>();
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Range.prototype.getBoundingClientRect = () => new DOMRect();
let lastLock: Promise<unknown> = Promise.resolve();
Object.assign(navigator, {
  locks: {
    request: (_name: string, run: () => Promise<unknown>) => {
      lastLock = lastLock.then(run, run);
      return lastLock;
    },
  },
});
let lastUrl = 0;
URL.createObjectURL = () => `blob:preview-${++lastUrl}`;
URL.revokeObjectURL = () => undefined;
window.createImageBitmap = async () => ({ width: 1, height: 1, close: () => undefined });

// Use timers for animation frames: if a test with fake timers requests a frame, jsdom runs no frame in any later test.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
window.requestAnimationFrame = (run) => Number(startTimer(() => run(performance.now()), 16));
window.cancelAnimationFrame = (id) => stopTimer(id);

const openers = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
};
