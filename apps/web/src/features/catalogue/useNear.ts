import { useEffect, useRef, useState } from 'react';

/** In px: so far below the window something counts as near. */
const margin = 600;

/** Whether an element has come near the window; it then stays so. */
export function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    const element = place.current;
    if (isNear || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `0px 0px ${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  return { place, isNear };
}
