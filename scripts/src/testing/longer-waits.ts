import { vi } from 'vitest';

/** A busy machine needs longer than the second that Vitest waits by default. */
const TIMEOUT_MS = 30_000;

type Options = Parameters<typeof vi.waitFor>[1];

const withTimeout = (options: Options): Options =>
  typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options };

const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, withTimeout(options));
vi.waitUntil = (check, options) => waitUntil(check, withTimeout(options));
