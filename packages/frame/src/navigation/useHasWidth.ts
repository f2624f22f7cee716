import { widthFrom } from '@aulario/ui';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window is at least as wide as a breakpoint.
 *
 * @param prerendered - The answer with which prerendered HTML is rendered.
 */
export function useHasWidth(name: Parameters<typeof widthFrom>[0], prerendered: boolean): boolean {
  const room = widthFrom(name);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(room);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [room],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(room).matches,
    () => prerendered,
  );
}
