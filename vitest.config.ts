import { defineConfig } from 'vitest/config';

// Far from Istanbul on purpose: a day that shifts with the time zone fails a test.
process.env.TZ = 'Pacific/Kiritimati';

export default defineConfig({ test: { projects: ['*/vitest.config.ts'] } });
