import { widthFrom } from '@aulario/ui';
import { useSyncExternalStore } from 'react';

const room = widthFrom('filters');

function subscribe(onChange: () => void) {
  const media = matchMedia(room);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Whether the filters are in a column beside the results.
 *
 * @param isDrawn - Whether prerendered HTML contains the column; narrow windows hide it.
 */
export const useHasColumn = (isDrawn: boolean) =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(room).matches,
    () => isDrawn,
  );
