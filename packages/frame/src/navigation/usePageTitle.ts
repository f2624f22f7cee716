import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../language/useTranslate.ts';
import { followHead } from './address/followHead.ts';
import { useRouteAnnouncement } from './focus/RouteAnnouncer.tsx';
import { type ScreenName, screens } from './paths.ts';

export interface PageHead {
  readonly title: string;
  /** The description for search engines and link previews. */
  readonly description: string | undefined;
}

/** Receives the head of the rendered screen; the build writes it into the page. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/**
 * Sets the document's title and, when the visitor came from another screen, focuses its heading and
 * announces it once.
 */
export function usePageTitle(name: string, description?: string): void {
  const { announce, follow } = useRouteAnnouncement();
  const title = `${name} · Aulario`;
  useContext(PageHeadContext)?.({ title, description });

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  const { key, pathname, search } = useLocation();
  useLayoutEffect(() => {
    // The document already has the head of the first address.
    if (key !== 'default') followHead({ pathname, search });
  }, [key, pathname, search]);

  const announceHere = useEffectEvent(() => announce(pathname));
  useLayoutEffect(() => announceHere(), []);
  useLayoutEffect(() => follow(pathname), [follow, pathname]);
}

/** The screens whose title does not depend on what they show. */
type TitledScreen = {
  [Name in ScreenName]: (typeof screens)[Name]['title'] extends null ? never : Name;
}[ScreenName];

/** Sets the title of a screen, as {@link usePageTitle}, and returns it for its heading. */
export function useScreenTitle(screen: TitledScreen): string {
  const title = useTranslate()(screens[screen].title);
  usePageTitle(title);
  return title;
}
