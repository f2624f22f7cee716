import type { CourseChange } from '@aulario/course-data';
import { useMemo } from 'react';
import { useServices } from '../../services/Services.tsx';
import { useAsync } from '../useAsync.ts';

/** What is known of a course that its platform does not offer any more. */
export type GoneCourse = Extract<CourseChange, { kind: 'gone' }>;

/** That a course is gone; null while it is not, or nobody knows. */
export function useGone(courseId: string): GoneCourse | null {
  const { catalogue } = useServices();
  const changes = useAsync(
    useMemo(
      () => (signal: AbortSignal) => catalogue.changes([courseId], { signal }),
      [catalogue, courseId],
    ),
  );
  return changes?.find((change) => change.kind === 'gone') ?? null;
}
