import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { visualBrowser } from './browser.ts';
import { port } from './gate.ts';

const root = join(import.meta.dirname, '../..');
const { channel, ...launchOptions } = await visualBrowser();
const isUpdate = process.env['VISUAL'] === 'update';

/** Photographs every story of the built Storybook; compares with the baselines pixel by pixel. */
export default defineConfig({
  testDir: '.',
  projects: isUpdate
    ? [
        { name: 'photograph', testMatch: 'photograph.update.ts' },
        // Only when every story could be photographed.
        { name: 'record', testMatch: 'record.update.ts', dependencies: ['photograph'] },
        { name: 'tidy', testMatch: 'tidy.update.ts', dependencies: ['record'] },
      ]
    : [{ name: 'compare', testMatch: 'visual.spec.ts' }],
  outputDir: join(root, 'reports/visual'),
  fullyParallel: true,
  // Half of a story's time is waiting: four of them keep two cores busy.
  workers: 4,
  timeout: 120_000,
  reporter: isUpdate
    ? [['dot'], ['./summary.ts']]
    : [['dot'], ['json', { outputFile: join(root, 'reports/visual.json') }], ['./summary.ts']],
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: root,
    port,
    reuseExistingServer: false,
  },
  use: { ...(channel ? { channel } : {}), launchOptions },
});
