import { afterEach, vi } from 'vitest';

// jsdom does not implement `scrollIntoView`.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;

afterEach(async () => {
  // Imported here, because React would not work in jsdom if a test without a document had loaded it first.
  if ('document' in globalThis) (await import('@testing-library/react')).cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
