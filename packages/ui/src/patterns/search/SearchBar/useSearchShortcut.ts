import { type RefObject, useLayoutEffect } from 'react';
import { followSearchShortcut } from './searchShortcut.ts';

/** Lets the search shortcut lead to the field, from anywhere on the page. */
export function useSearchShortcut(isOn: boolean, field: RefObject<HTMLInputElement | null>): void {
  // Before anything is painted: a key that is pressed at first sight counts.
  useLayoutEffect(() => {
    if (!isOn) return;
    const follow = (event: KeyboardEvent) => followSearchShortcut(event, field.current);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [isOn, field]);
}
