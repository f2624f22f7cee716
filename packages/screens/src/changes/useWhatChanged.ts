import { type CalendarDay, type CatalogueErrorCode, firstDay } from '@aulario/course-data';
import { useSeenBuild } from '@aulario/course-view/kept/useSaved.ts';
import { type PlacedCourse, useKeptCourses } from '@aulario/course-view/saved/useKeptCourses.ts';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import {
  changesOfBuild,
  countChanges,
  type WhatChanged,
  whatChanged,
} from '@aulario/my-courses/lists';
import { useCallback, useEffect, useMemo } from 'react';

/** The changes of the reader's courses, as far as known. */
export type ChangesState =
  | { status: 'loading' }
  | { status: 'failed'; code: CatalogueErrorCode }
  | { status: 'none' }
  | {
      status: 'found';
      /** The day of the build seen last. */
      seenOn: CalendarDay;
      count: number;
      changed: WhatChanged<PlacedCourse>;
      markSeen: () => void;
    };

/**
 * The changes of the reader's courses since the last visit. A build without such changes counts as
 * seen, and so does the first one.
 */
export function useWhatChanged(): ChangesState {
  const { catalogue } = useServices();
  const [seenOn, mark] = useSeenBuild();
  const kept = useKeptCourses();
  const ids = kept.map(({ course }) => course.id).toSorted();
  const key = ids.join(' ');
  const load = useCallback(
    (signal: AbortSignal) =>
      changesOfBuild(catalogue, key === '' ? [] : key.split(' '), seenOn, { signal }),
    [catalogue, key, seenOn],
  );
  // A build that is marked as seen leaves nothing of the last value.
  const { result } = useLoad(load, { context: 'changes', keepsLast: true });
  const found = foundIn(result);
  const changed = useMemo(
    () => whatChanged(kept, found?.changes ?? [], seenOn ?? firstDay),
    [found, kept, seenOn],
  );
  const count = countChanges(changed);
  const builtOn = found?.builtOn ?? null;

  useEffect(() => {
    if (builtOn !== null && count === 0 && builtOn !== seenOn) mark(builtOn);
  }, [builtOn, count, mark, seenOn]);

  if (result === null) return { status: 'loading' };
  if (result.status === 'failed') return result;
  if (count === 0 || seenOn === null) return { status: 'none' };
  const markSeen = () => {
    if (builtOn !== null) mark(builtOn);
  };
  return { status: 'found', seenOn, count, changed, markSeen };
}
