import { type CalendarDay, localToday } from '@aulario/course-data';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Today. A prerendered page hydrates with the day of its build, so that both renderings
 * agree, and shows today afterwards.
 */
export const useToday = (prerenderedOn: CalendarDay): CalendarDay =>
  useSyncExternalStore(neverChanges, localToday, () => prerenderedOn);
