import { type Course, type FilledFact, filledFacts } from '@aulario/course-data';
import type { KnownCourse } from '../record/finishCourse.ts';

/** Adds the language and the category that a course's title shows, marked as filled, if no feed states them. */
export type FactFiller = <Known extends KnownCourse>(known: Known) => Known;

/** Loads the detector and the weights, which takes a second. */
export async function createFactFiller(): Promise<FactFiller> {
  const [{ languageOfTitle }, { categoryOfCourse }] = await Promise.all([
    import('./languageOfTitle.ts'),
    import('./categoryOfCourse.ts'),
  ]);
  return (known) => {
    const { course } = known;
    const inferred: Pick<Course, FilledFact> = {
      language: course.language ?? languageOfTitle(course.title),
      category: course.category ?? categoryOfCourse(course),
    };
    const filled = filledFacts.filter((fact) => course[fact] === null && inferred[fact] !== null);
    return filled.length === 0
      ? known
      : { ...known, course: { ...course, ...inferred, filled: [...course.filled, ...filled] } };
  };
}
