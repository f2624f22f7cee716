import { useLayoutEffect } from 'react';
import { useArrival } from './Arrivals.tsx';

export const documentTitle = (title: string) => `${title} · Aulario`;

/**
 * Names the screen: the document's title, and, when the visitor came here from another screen,
 * the focus on its heading and one announcement.
 */
export function usePage(title: string): void {
  const arrive = useArrival();

  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useLayoutEffect(() => arrive(), [arrive]);
}
