import { testBrowser } from '@aulario/dev-tools/browser';
import { webPort } from '@aulario/dev-tools/ports';
import { defineConfig } from '@playwright/test';

const { channel, args, ...launchOptions } = await testBrowser();

/** Pages are open for seconds: compiling their code for a long life costs a quarter of the time of all tests. */
const shortLived = '--js-flags=--no-opt --no-maglev';

/** The production build, served by the hosting emulator, with accounts in the Auth emulator. */
export default defineConfig({
  testDir: '.',
  outputDir: '../reports/e2e',
  globalSetup: './servers/startEmulators.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 2,
  // For machines slower and busier than a developer's; where all is well nothing waits that long.
  timeout: 60_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${webPort}`,
    browserName: 'chromium',
    ...(channel ? { channel } : {}),
    // A whole Chrome then keeps pages in its back/forward cache, as for readers; the headless shell has none.
    launchOptions: {
      ...launchOptions,
      args: [...args, shortLived],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
    // Tests make the network fail by the page's own requests; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    locale: 'es-ES',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
