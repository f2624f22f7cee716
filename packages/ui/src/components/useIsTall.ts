import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Content higher than this, in px, does not fit under an arch. */
const archLimit = 320;

/** Whether the element's content is too high for an arch; measured while it is shown. */
export const useIsTall = (element: RefObject<HTMLElement | null>, isShown: boolean): boolean => {
  const [isTall, setIsTall] = useState(false);

  useLayoutEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const current = element.current;
      if (current === null) return;
      const style = getComputedStyle(current);
      const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      setIsTall(current.clientHeight - padding > archLimit);
    };
    // Always of the arch: beside it the lines are longer, so that what is too high would fit again.
    const measureAgain = () => {
      flushSync(() => setIsTall(false));
      measure();
    };
    measure();
    window.addEventListener('resize', measureAgain);
    // Its letters may arrive after the text. Not every environment of tests has fonts.
    document.fonts?.addEventListener('loadingdone', measureAgain);
    return () => {
      window.removeEventListener('resize', measureAgain);
      document.fonts?.removeEventListener('loadingdone', measureAgain);
    };
  }, [element, isShown]);

  return isTall;
};
