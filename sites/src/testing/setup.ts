import { afterEach, vi } from 'vitest';

const hasDocument = 'document' in globalThis;
// Import this only with a document, because React would not work in jsdom if a test without a document had loaded it first.
const library = hasDocument ? await import('@testing-library/react') : undefined;
// A busy machine needs longer than the second that the library waits by default.
library?.configure({ asyncUtilTimeout: 30_000 });

// jsdom does not implement `scrollIntoView`.
if (hasDocument) Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  library?.cleanup();
  if (hasDocument) sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
