import type { Course } from '@aulario/course-data';
import { levelSchema, priceSchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import { type AddedFacts, courseOfFacts } from './addedCourse.ts';

const addedFacts = v.object({
  url: v.string(),
  title: v.string(),
  instructors: v.array(v.string()),
  language: v.nullable(v.string()),
  level: v.nullable(levelSchema),
  price: priceSchema,
  minutes: v.nullable(v.number()),
  recorded: v.object({ from: v.number(), to: v.number() }),
});

/** The encoding of an added course in a link; parsing returns the course. */
export const linkedCourse = v.pipe(
  addedFacts,
  v.rawTransform(({ dataset, addIssue, NEVER }): Course => {
    const course = courseOfFacts(dataset.value);
    if (course !== null) return course;
    addIssue({ message: 'not a course' });
    return NEVER;
  }),
);

/** The facts that a link must contain for a course that is in no catalogue. */
export function factsOf(course: Course): AddedFacts {
  const { url, title, instructors, language, level, price, minutes, recorded } = course;
  return { url, title, instructors, language, level, price, minutes, recorded };
}
