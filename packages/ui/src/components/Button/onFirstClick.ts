import type { MouseEvent } from 'react';

/**
 * The click handler of a toggle: ignores the second click of a double click, which would undo the
 * first.
 */
export const onFirstClick =
  (toggle: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail <= 1) toggle();
  };
