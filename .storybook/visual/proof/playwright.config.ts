import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { visualBrowser } from '../browser.ts';
import { contextOptions } from '../storyPage.ts';
import { origin, workspace } from './change.ts';

const storybook = 'node node_modules/storybook/dist/bin/dispatcher.js dev -c .storybook';

/** Storybook runs in a copy of the workspace: what is changed there is changed nowhere else. */
export default defineConfig({
  testDir: '.',
  testMatch: 'proof.spec.ts',
  outputDir: join(import.meta.dirname, '../../../reports/visual-proof'),
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
  webServer: {
    command: `${storybook} -p ${new URL(origin).port} --ci --quiet --exact-port`,
    cwd: workspace,
    url: `${origin}/index.json`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
  use: { launchOptions: await visualBrowser(), contextOptions },
});
