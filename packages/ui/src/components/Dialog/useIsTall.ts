import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Content higher than this, in px, does not fit under an arch. */
const archLimit = 320;

/** Whether the content of the element with the `ref` is too high for an arch. */
export function useIsTall() {
  const [isTall, setIsTall] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      // Before the browser draws, so that the other shape is never seen.
      flushSync(() => setIsTall(entry !== undefined && entry.contentRect.height > archLimit));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, isTall };
}
