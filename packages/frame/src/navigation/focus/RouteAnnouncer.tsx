import { VisuallyHidden } from '@aulario/ui';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { withoutLanguage } from '../address/languageAddress.ts';
import { focusHeading } from './focusHeading.ts';

interface RouteAnnouncement {
  /**
   * Called by a screen after it renders: announces it, unless it is the first of the visit, or the one
   * before in another language.
   */
  announce: (pathname: string) => void;
  /** Called by a screen that stays when its path changes. */
  follow: (pathname: string) => void;
}

const nothing = () => undefined;
const AnnouncementContext = createContext<RouteAnnouncement>({
  announce: nothing,
  follow: nothing,
});

export const useRouteAnnouncement = () => useContext(AnnouncementContext);

/**
 * Announces each change of screen once and moves the focus to its heading. Skips the first screen
 * of a visit, since the browser announces the document itself, and a screen that comes back in another
 * language after a wait: the focus stays on the link of that language, as it does without a wait.
 */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState('');
  const shownAt = useRef<string>(null);

  const routeAnnouncement = useMemo<RouteAnnouncement>(() => {
    const follow = (pathname: string) => {
      shownAt.current = pathname;
    };
    return {
      follow,
      announce(pathname) {
        const before = shownAt.current;
        follow(pathname);
        if (before === null) return;
        if (before !== pathname && withoutLanguage(before) === withoutLanguage(pathname)) return;
        focusHeading({ preventScroll: true });
        setAnnouncement(document.title);
      },
    };
  }, []);

  return (
    <AnnouncementContext value={routeAnnouncement}>
      {children}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </AnnouncementContext>
  );
}
