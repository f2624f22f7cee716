import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { visualBrowser } from './browser.ts';
import { port, reportFolder } from './screenshotTest.ts';

const root = join(import.meta.dirname, '../..');
const title = 'Pictures of stories that differ';
const isUpdate = process.env['VISUAL'] === 'update';

/** Takes screenshots of every story of the built Storybook and compares them with the baselines. */
export default defineConfig({
  testDir: '.',
  projects: isUpdate
    ? [
        { name: 'capture', testMatch: 'capture.update.ts' },
        // Only when every screenshot was taken.
        { name: 'tidy', testMatch: 'tidy.update.ts', dependencies: ['capture'] },
      ]
    : [{ name: 'compare', testMatch: 'visual.spec.ts' }],
  outputDir: join(root, 'reports/visual'),
  fullyParallel: true,
  // Half of a story's time is waiting: four workers keep two cores busy.
  workers: 4,
  timeout: 120_000,
  retries: 1,
  reporter: isUpdate
    ? [['dot'], ['./summary.ts']]
    : [
        ['dot'],
        ['json', { outputFile: join(root, 'reports/visual.json') }],
        ['html', { outputFolder: reportFolder, open: 'never', title, onlyFailures: true }],
        ['./summary.ts'],
      ],
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: root,
    port,
    reuseExistingServer: false,
  },
  use: { launchOptions: await visualBrowser() },
});
