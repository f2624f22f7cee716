import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import base from '../playwright.config.ts';
import { firefoxProgram } from './firefox.ts';
import { webKitDriver } from './webKitGtk.ts';

/** What a machine of Debian or Ubuntu has: the program that says so, and the packages that bring it. */
const installed: (Project & { program?: string; packages?: string })[] = [
  { name: 'Chromium' },
  { name: 'Firefox', program: firefoxProgram, packages: 'firefox-esr', testMatch: '*.walk.ts' },
  {
    name: 'WebKitGTK',
    program: webKitDriver,
    packages: 'webkit2gtk-driver xvfb',
    testMatch: '*.walk.ts',
  },
];

/** Playwright's own builds, which `playwright install` fetches. */
const builds: Project[] = (['chromium', 'firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  use: { browserName, launchOptions: {} },
}));

const missing = installed.filter(({ program }) => program && !existsSync(program));
// Workers read this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  for (const { name, packages } of missing)
    console.log(`Skipped: ${name} is not installed (apt-get install ${packages}).`);
}

/** The walk in every engine of this machine; with ENGINES=playwright, in Playwright's own builds. */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../servers/startEmulators.ts',
  outputDir: '../../reports/engines',
  reporter: [['list', { printSteps: true }]],
  workers: 1,
  retries: 0,
  projects:
    process.env['ENGINES'] === 'playwright'
      ? builds
      : installed.filter((engine) => !missing.includes(engine)),
});
