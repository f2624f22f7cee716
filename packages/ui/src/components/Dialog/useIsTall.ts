import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Content higher than this, in px, does not fit under an arch. */
const archLimit = 320;

/** Whether the content of the element is too high for an arch. */
export function useIsTall() {
  const [isTall, setIsTall] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      // Before the first paint, to avoid a visible change of shape.
      flushSync(() => setIsTall(entry !== undefined && entry.contentRect.height > archLimit));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, isTall };
}
