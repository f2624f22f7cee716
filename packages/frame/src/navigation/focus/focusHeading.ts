/**
 * Moves the focus to the screen's heading, preferably in `main`: the application may be embedded in
 * a page with other headings, such as Storybook.
 */
export function focusHeading(options?: FocusOptions): void {
  const heading = ['main h1', 'h1', 'main']
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
