import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'sites', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
