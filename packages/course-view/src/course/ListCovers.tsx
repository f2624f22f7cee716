import type { Course } from '@aulario/course-data';
import { coverScenes } from '@aulario/ui';
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

/** The cover of a course in the surrounding list, or its own outside of one. */
export const useCover = (course: Course) => coverOf(course, use(Scenes).get(course.id));
