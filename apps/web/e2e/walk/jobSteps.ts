import type { Locator, Page } from '@playwright/test';
import { expect } from '../visitor.ts';

/** Presses what a reader presses, and counts it. */
export function counter() {
  let clicks = 0;
  return {
    press: async (target: Locator) => {
      await target.click();
      clicks += 1;
    },
    total: () => clicks,
  };
}

/** Waits for the application, which takes the place of the prerendered page. */
export const started = (page: Page) =>
  expect(page.locator('#root')).not.toHaveAttribute('data-application');
