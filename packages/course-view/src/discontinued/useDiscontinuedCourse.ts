import type { DiscontinuedCourse } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';

/** The discontinued courses; none while loading. */
export function useDiscontinuedCourses(
  courseIds: readonly string[],
): readonly DiscontinuedCourse[] {
  const { catalogue } = useServices();
  const key = courseIds.join(' ');
  const changes = useAsync(
    () => (key === '' ? null : (signal) => catalogue.changes(key.split(' '), { signal })),
    [catalogue, key],
  );
  return changes?.filter((change) => change.kind === 'discontinued') ?? [];
}

/** The entry of a discontinued course; null for others, and while loading. */
export function useDiscontinuedCourse(courseId: string): DiscontinuedCourse | null {
  return useDiscontinuedCourses([courseId])[0] ?? null;
}
