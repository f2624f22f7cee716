import { utcDay } from '@aulario/course-data';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Today in UTC, as '2026-11-23'. */
export const utcToday = (): string => utcDay(Date.now());

/**
 * Today in UTC. A page that the build has drawn is hydrated with the day that it was drawn on, so
 * that both renderings agree, and shows today's afterwards.
 */
export const useToday = (drawnOn: string): string =>
  useSyncExternalStore(neverChanges, utcToday, () => drawnOn);
