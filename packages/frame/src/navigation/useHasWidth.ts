import { widthFrom } from '@aulario/ui';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window is at least as wide as a breakpoint.
 *
 * @param prerendered - The answer with which prerendered HTML is rendered, for every width.
 */
export function useHasWidth<Prerendered extends boolean | null>(
  name: Parameters<typeof widthFrom>[0],
  prerendered: Prerendered,
): boolean | Prerendered {
  const room = widthFrom(name);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(room);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [room],
  );
  return useSyncExternalStore<boolean | Prerendered>(
    subscribe,
    () => matchMedia(room).matches,
    () => prerendered,
  );
}
