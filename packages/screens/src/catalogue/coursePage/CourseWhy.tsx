import type { CatalogueQuery, Course } from '@aulario/course-data';
import { useWhy } from '@aulario/course-view/why/useWhy.ts';
import { WhyList } from '@aulario/course-view/why/WhyList/WhyList.tsx';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';

interface CourseWhyProps {
  course: Course;
  /** The search that found the course. */
  query: CatalogueQuery;
}

/** Why a search found the course; nothing until that is known, and without reasons. */
export function CourseWhy({ course, query }: CourseWhyProps) {
  const { catalogue } = useServices();
  const page = useAsync(() => (signal) => catalogue.search(query, { signal }), [catalogue, query]);
  const found = page?.results.find((result) => result.course.id === course.id);
  const why = useWhy({ match: found?.match ?? null });
  return why === undefined ? null : <WhyList {...why} />;
}
