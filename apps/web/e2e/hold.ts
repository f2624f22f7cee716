import type { Page } from '@playwright/test';

/** Where the application's own code is. */
export const application = '**/assets/index-*.js';

/** Lets what is asked at an address wait until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
