import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { testBrowser } from '../packages/dev-tools/src/browser.ts';
import type { Media } from './axeInOtherColors.ts';

const launchOptions = await testBrowser();

const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media);

/** Every story must render, pass its `play`, and have no axe violation in any of the colours. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  // With it, React in development tells the browser's profiler of each component that it renders, and Playwright hears it.
  define: { 'console.timeStamp': 'undefined' },
  cacheDir: join(import.meta.dirname, '../node_modules/.cache/stories'),
  plugins: [storybookTest({ configDir: import.meta.dirname, tags: { include: ['test'] } })],
  test: {
    provide: {
      sweepsAll: process.env['SWEEP'] === 'all',
      isTranslated: process.env['TRANSLATED'] === 'yes',
    },
    setupFiles: ['axeInOtherColors.ts', 'translated.ts'].map((file) =>
      join(import.meta.dirname, file),
    ),
    // A busy machine is no failure.
    testTimeout: 60_000,
    // A page of its own for each of the files took longer than their stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { emulateMedia },
      // The stories' own viewport of 1200 x 900 is scaled down in a smaller page.
      provider: playwright({
        launchOptions,
        contextOptions: {
          colorScheme: 'light',
          locale: 'es-ES',
          timezoneId: 'UTC',
          reducedMotion: 'reduce',
          viewport: { width: 1400, height: 1200 },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
