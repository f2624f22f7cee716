import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testBrowser } from '../packages/workbench/src/browser.ts';

const launchOptions = await testBrowser();

/** Every story in one theme: it must render, pass its `play`, and have no axe violation. */
const storiesIn = (theme: 'light' | 'dark' | 'forced') => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, tags: { include: ['test'] } })],
  test: {
    name: theme,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // The stories' own viewport of 1200 x 900 is scaled down in a smaller page.
      provider: playwright({
        launchOptions,
        contextOptions: {
          colorScheme: theme === 'dark' ? ('dark' as const) : ('light' as const),
          forcedColors: theme === 'forced' ? ('active' as const) : ('none' as const),
          locale: 'es-ES',
          timezoneId: 'UTC',
          reducedMotion: 'reduce' as const,
          viewport: { width: 1400, height: 1200 },
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  cacheDir: join(import.meta.dirname, '../node_modules/.cache/stories'),
  test: { projects: [storiesIn('light'), storiesIn('dark'), storiesIn('forced')] },
});
