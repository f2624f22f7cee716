import type { CourseChange } from '@aulario/course-data';
import { useMemo } from 'react';
import { useServices } from '../../services/Services.tsx';
import { useAsync } from '../useAsync.ts';

/** A course that its platform no longer offers. */
export type GoneCourse = Extract<CourseChange, { kind: 'gone' }>;

const isGone = (change: CourseChange): change is GoneCourse => change.kind === 'gone';

/** The courses that are gone; none while loading. */
export function useGoneCourses(courseIds: readonly string[]): readonly GoneCourse[] {
  const { catalogue } = useServices();
  const key = courseIds.join(' ');
  const changes = useAsync(
    useMemo(
      () =>
        key === '' ? null : (signal: AbortSignal) => catalogue.changes(key.split(' '), { signal }),
      [catalogue, key],
    ),
  );
  return changes?.filter(isGone) ?? [];
}

/** The entry of a course that is gone; null for others, and while loading. */
export function useGone(courseId: string): GoneCourse | null {
  return useGoneCourses([courseId])[0] ?? null;
}
