import type { Page } from '@playwright/test';

/** Fills the storage until only so many characters are free. */
export const leaveRoom = (page: Page, chars: number) =>
  page.evaluate((free) => {
    let size = 2 ** 22;
    let text = '';
    while (size > 0) {
      try {
        localStorage.setItem('filling', text + 'x'.repeat(size));
        text += 'x'.repeat(size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
    localStorage.setItem('filling', text.slice(free));
  }, chars);
