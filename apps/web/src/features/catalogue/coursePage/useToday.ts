import { utcDay } from '@aulario/course-data';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Today in UTC, as '2026-11-23'. */
export const utcToday = (): string => utcDay(Date.now());

/**
 * Today in UTC. A prerendered page hydrates with the day of its build, so that both renderings
 * agree, and shows today afterwards.
 */
export const useToday = (prerenderedOn: string): string =>
  useSyncExternalStore(neverChanges, utcToday, () => prerenderedOn);
