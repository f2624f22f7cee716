import { type CalendarDay, localToday } from '@aulario/course-data';
import { useSyncExternalStore } from 'react';

/** A tab that stays open in the background learns of the new day when its reader is back. */
function onReturn(look: () => void) {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/**
 * Today. A prerendered page hydrates with the day of its build, so that both renderings
 * agree, and shows today afterwards.
 */
export const useToday = (prerenderedOn: CalendarDay = localToday()): CalendarDay =>
  useSyncExternalStore(onReturn, localToday, () => prerenderedOn);
