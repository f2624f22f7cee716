import type { Course } from '@aulario/course-data';
import { CourseLines, coverScenes } from '@aulario/ui';
import { createContext, type ReactNode, use } from 'react';
import { coverKeyOf, coverOf } from './coverOf.ts';

const Scenes = createContext<ReadonlyMap<string, number | undefined>>(new Map());

interface ListCoversProps {
  /** In display order. */
  courses: readonly Course[];
  children: ReactNode;
}

/** Gives neighbouring courses of a list different covers. */
export function ListCovers({ courses, children }: ListCoversProps) {
  const scenes = coverScenes(courses.map(coverKeyOf));
  const sceneOf = new Map(courses.map(({ id }, index) => [id, scenes[index]]));
  return <Scenes value={sceneOf}>{children}</Scenes>;
}

/** The lines of courses, with different covers for neighbours. */
export const CoveredLines = ({ as = 'ul', ...list }: ListCoversProps & { as?: 'ul' | 'ol' }) => (
  <CourseLines as={as}>
    <ListCovers {...list} />
  </CourseLines>
);

/** The cover of a course in the surrounding list, or its own outside of one. */
export const useCover = (course: Course) => coverOf(course, use(Scenes).get(course.id));
