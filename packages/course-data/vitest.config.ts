import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is no failure.
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
