import type { Course } from '@aulario/course-data';
import { coverScenes } from '@aulario/ui';
import { createContext, type ReactNode, use } from 'react';
import { coverKeyOf, coverOf } from './coverOf.ts';

const Scenes = createContext<ReadonlyMap<string, number | undefined>>(new Map());

interface ListCoversProps {
  /** In the order in which they are shown. */
  courses: readonly Course[];
  children: ReactNode;
}

/** Lets the covers of the courses of a list differ from their neighbours. */
export function ListCovers({ courses, children }: ListCoversProps) {
  const scenes = coverScenes(courses.map(coverKeyOf));
  const sceneOf = new Map(courses.map(({ id }, place) => [id, scenes[place]]));
  return <Scenes value={sceneOf}>{children}</Scenes>;
}

/** How a course is shown in the list around it; by its own scene outside of one. */
export const useCover = (course: Course) => coverOf(course, use(Scenes).get(course.id));
