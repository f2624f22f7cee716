import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Not a test of its own: a walk through the product that leaves pictures for docs/accounts.md. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.walk.ts',
  globalSetup: '../startEmulators.ts',
  outputDir: '../../reports/walk',
  reporter: 'list',
  workers: 1,
});
