import { afterEach, vi } from 'vitest';

// jsdom does not implement `scrollIntoView`.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;

afterEach(async () => {
  if ('document' in globalThis) {
    // Import this here, because React would not work in jsdom if a test without a document had loaded it first.
    (await import('@testing-library/react')).cleanup();
    sessionStorage.clear();
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
