import { useEffect, useRef, useState } from 'react';

/** An element counts as in view so far below the window. */
const marginPx = 600;

/** Whether an element has come into view; it then stays so. */
export function useInView() {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    const element = ref.current;
    if (isInView || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
      },
      { rootMargin: `0px 0px ${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isInView]);

  return { ref, isInView };
}
