import { widthFrom } from '../../../theme/scale.ts';

/** Marks the links that open a quick view: [data-quick-view]. */
export const quickViewLink = '[data-quick-view]';

/** Whether a click on a link opens the quick view: without modifier keys, and with room for it. */
export const opensQuickView = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  matchMedia(widthFrom('sidebar')).matches;
