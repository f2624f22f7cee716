import { breakpoint } from '@aulario/ui';
import { useSyncExternalStore } from 'react';

const room = `(min-width: ${breakpoint.filters}px)`;

function subscribe(onChange: () => void) {
  const media = matchMedia(room);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the filters stand in a column beside the results. Not in HTML that is made at build time. */
export const useHasColumn = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(room).matches,
    () => false,
  );
