/**
 * Moves the focus to the screen's heading. The one in `main` goes before others: the application
 * may stand in a page that has headings of its own, as Storybook's has.
 */
export function focusHeading(options?: FocusOptions): void {
  const heading = ['main h1', 'h1', 'main']
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
