import type { CatalogueErrorCode } from '@aulario/course-data';
import {
  changesOfBuild,
  countChanges,
  useSeenBuild,
  type WhatChanged,
  whatChanged,
} from '@aulario/course-data/lists';
import { useEffect, useMemo } from 'react';
import { resultOf } from '../async/asyncResult.ts';
import { useAsyncResult } from '../async/useAsyncResult.ts';
import { useServices } from '../services/Services.tsx';
import { type PlacedCourse, useKeptCourses } from './useKeptCourses.ts';

/** The changes of the reader's courses, as far as known. */
export type ChangesState =
  | { status: 'loading' }
  | { status: 'failed'; code: CatalogueErrorCode }
  | { status: 'none' }
  | {
      status: 'found';
      /** The day of the build seen last. */
      seenOn: string;
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
  const asked = useMemo(
    () => resultOf(changesOfBuild(catalogue, key === '' ? [] : key.split(' '), seenOn)),
    [catalogue, key, seenOn],
  );
  const result = useAsyncResult(asked);
  const found = result?.status === 'found' ? result.value : null;
  const changed = useMemo(
    () => whatChanged(kept, found?.changes ?? [], seenOn ?? ''),
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
