import { VisuallyHidden } from '@aulario/ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { focusHeading } from './focusHeading.ts';

const ArrivalContext = createContext<() => void>(() => undefined);

/** Tells a screen when it has been reached. */
export const useArrival = () => useContext(ArrivalContext);

/**
 * Holds the one announcement of a change of screen. The first screen of a visit is left alone:
 * the browser has announced the document itself.
 */
export function Arrivals({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState('');
  const hasArrived = useRef(false);

  const arrive = useCallback(() => {
    if (hasArrived.current) {
      focusHeading({ preventScroll: true });
      setAnnouncement(document.title);
    }
    hasArrived.current = true;
  }, []);

  return (
    <ArrivalContext value={arrive}>
      {children}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </ArrivalContext>
  );
}
