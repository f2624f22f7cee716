import type { BrowserContext, Page } from '@playwright/test';
import type { AbsentServer } from './absentServer.ts';
import { type Engine, type Role, type Tab, windowHeight } from './engine.ts';

function tabOf(page: Page): Tab {
  const shown = (role: Role, name?: RegExp) =>
    page.getByRole(role, name ? { name } : {}).filter({ visible: true });
  return {
    go: async (path) => void (await page.goto(path)),
    address: async () => page.url().slice(new URL(page.url()).origin.length),
    widen: (width) => page.setViewportSize({ width, height: windowHeight }),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    press: (role, name, place = 0) => shown(role, name).nth(place).click(),
    pressCorner: () => page.mouse.click(4, 4),
    type: (label, text) => page.getByLabel(label).fill(text),
    texts: (role, name) => shown(role, name).allInnerTexts(),
    says: async (text) => (await page.getByText(text).filter({ visible: true }).count()) > 0,
    evaluate: (expression) => page.evaluate(expression),
  };
}

/** A browser that Playwright drives. */
export const playwrightEngine = (context: BrowserContext, server: AbsentServer): Engine => ({
  open: async () => tabOf(await context.newPage()),
  setOffline: async (isOffline) => {
    server.isAbsent = isOffline;
    // In the others it does not reach the service worker.
    if (context.browser()?.browserType().name() === 'chromium') await context.setOffline(isOffline);
  },
});
