import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Not tests: walks through the product that leave the pictures of docs/accounts.md and README.md. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.walk.ts',
  globalSetup: '../servers/startEmulators.ts',
  outputDir: '../../reports/walk',
  reporter: 'list',
  workers: 1,
});
