import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { followHead } from './followHead.ts';
import { useRouteAnnouncement } from './RouteAnnouncer.tsx';

export const documentTitle = (title: string) => `${title} · Aulario`;

export interface PageHead {
  readonly title: string;
  /** What search engines and previews of shared links say about it. */
  readonly description: string | undefined;
}

/** Told the head of the screen that is drawn; the build writes it into the page. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/**
 * Names the screen: the document's title, and, when the visitor came here from another screen,
 * the focus on its heading and one announcement.
 */
export function usePageTitle(name: string, description?: string): void {
  const announce = useRouteAnnouncement();
  const title = documentTitle(name);
  useContext(PageHeadContext)?.({ title, description });

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  const { key, pathname, search } = useLocation();
  useLayoutEffect(() => {
    // Of the first address of a visit, the document that came tells it.
    if (key !== 'default') followHead({ pathname, search });
  }, [key, pathname, search]);

  useLayoutEffect(() => announce(), [announce]);
}
