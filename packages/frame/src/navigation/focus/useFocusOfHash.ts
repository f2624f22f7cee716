import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the heading of the section that the address names, as '#backup'. */
export function useFocusOfHash(): void {
  const { hash, key } = useLocation();
  // An effect: it follows the focus on the screen's own heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be opened again.
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    const heading = section?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [hash, key]);
}
