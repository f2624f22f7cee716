import type { Page } from '@playwright/test';

/** The controls that a window shows. */
export interface ControlCount {
  /** All of the page. */
  page: number;
  /** Those in the window, without scrolling. */
  inView: number;
  /** Those outside of the courses' cards. */
  outsideCards: number;
  /** The most that one card has; 0 without cards. */
  card: number;
}

/** Counts the links, buttons and fields that a reader sees; what one opens first does not count. */
export const countControls = (page: Page): Promise<ControlCount> =>
  page.evaluate(() => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const isSeen = (element: Element) => {
      const { width, height, bottom, right } = element.getBoundingClientRect();
      // A choice is drawn by its label; its own input is seldom seen.
      const isDrawn = !element.matches('input');
      const isShown = element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: isDrawn,
      });
      // A skip link is above the window until it has the focus.
      return isShown && width > 1 && height > 1 && bottom + scrollY > 0 && right > 0;
    };
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    const seen = [...document.querySelectorAll(controls)].filter(isSeen);
    const cards = [...document.querySelectorAll('li:has(> a > h2, > a > h3)')];
    const inCards = cards.map((card) => seen.filter((control) => card.contains(control)).length);
    return {
      page: seen.length,
      inView: seen.filter(isInView).length,
      outsideCards: seen.length - inCards.reduce((sum, count) => sum + count, 0),
      card: Math.max(0, ...inCards),
    };
  });
