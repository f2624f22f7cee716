import type { Page } from '@playwright/test';

/** Lets the browser take so many bytes of the page's origin; as many as before without a number. */
export async function leaveRoom(page: Page, quotaSize?: number) {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}
