import { VisuallyHidden } from '@aulario/ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { focusHeading } from './focusHeading.ts';

const AnnouncementContext = createContext<() => void>(() => undefined);

/** Called by a screen after it renders: announces it, unless it is the first of the visit. */
export const useRouteAnnouncement = () => useContext(AnnouncementContext);

/**
 * Announces each change of screen once and moves the focus to its heading. Skips the first screen
 * of a visit, since the browser announces the document itself.
 */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState('');
  const hasShownScreen = useRef(false);

  const announce = useCallback(() => {
    if (hasShownScreen.current) {
      focusHeading({ preventScroll: true });
      setAnnouncement(document.title);
    }
    hasShownScreen.current = true;
  }, []);

  return (
    <AnnouncementContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </AnnouncementContext>
  );
}
