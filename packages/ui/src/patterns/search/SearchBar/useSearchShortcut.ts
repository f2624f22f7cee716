import { type RefObject, useLayoutEffect } from 'react';
import { followSearchShortcut } from './searchShortcut.ts';

/** Makes the search shortcut focus the field, from anywhere on the page. */
export function useSearchShortcut(isOn: boolean, field: RefObject<HTMLInputElement | null>): void {
  // Before the first paint, so that no key press is missed.
  useLayoutEffect(() => {
    if (!isOn) return;
    const follow = (event: KeyboardEvent) => followSearchShortcut(event, field.current);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [isOn, field]);
}
