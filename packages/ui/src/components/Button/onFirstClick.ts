import type { MouseEvent } from 'react';

/**
 * The click handler of a toggle, or of a button that gives a file: ignores the second click of a double
 * click, which would undo the first, or give a second file. A key press counts 0 clicks.
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail <= 1) act();
  };
