import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../packages/workbench/src/browser.ts';

const root = join(import.meta.dirname, '../..');
const port = 6106;
const { channel, ...launchOptions } = await testBrowser();

/** Photographs every story of the built Storybook; compares with the baselines pixel by pixel. */
export default defineConfig({
  testDir: '.',
  testMatch: process.env['VISUAL'] === 'update' ? 'update.ts' : 'visual.spec.ts',
  outputDir: join(root, 'reports/visual'),
  fullyParallel: true,
  workers: 2,
  reporter: [
    ['dot'],
    ['json', { outputFile: join(root, 'reports/visual.json') }],
    ['html', { outputFolder: join(root, 'reports/visual-report'), open: 'never' }],
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: root,
    port,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    ...(channel ? { channel } : {}),
    launchOptions,
    locale: 'es-ES',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
