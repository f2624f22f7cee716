import type { CourseChange } from '@aulario/course-data';
import { useMemo } from 'react';
import { useServices } from '../../services/Services.tsx';
import { useAsync } from '../useAsync.ts';

/** What is known of a course that its platform does not offer any more. */
export type GoneCourse = Extract<CourseChange, { kind: 'gone' }>;

const isGone = (change: CourseChange): change is GoneCourse => change.kind === 'gone';

/** Which of some courses are gone; none of them while nobody knows. */
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

/** That a course is gone; null while it is not, or nobody knows. */
export function useGone(courseId: string): GoneCourse | null {
  return useGoneCourses([courseId])[0] ?? null;
}
