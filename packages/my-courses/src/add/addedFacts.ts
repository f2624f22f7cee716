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
function factsOf(course: Course): AddedFacts {
  const { url, title, instructors, language, level, price, minutes, recorded } = course;
  return { url, title, instructors, language, level, price, minutes, recorded };
}

/** Encodes the added courses among those of a link: pairs of a course's index and its facts. */
export function addedPairs(courseIds: readonly string[], added: readonly Course[]) {
  const byId = new Map(added.map((course) => [course.id, course]));
  return courseIds.flatMap((id, index) => {
    const course = byId.get(id);
    return course === undefined ? [] : [[index, factsOf(course)] as const];
  });
}

/** Returns the courses of a link with the ids that they have here, by their index and each once. */
export function readCourses(
  linkedIds: readonly string[],
  pairs: readonly (readonly [index: number, Course])[],
) {
  const idsByIndex = [...linkedIds];
  // This catalogue may know the platform of the host, in which case the course has another id here.
  for (const [index, { id }] of pairs) if (index in idsByIndex) idsByIndex[index] = id;
  const courseIds = [...new Set(idsByIndex)];
  const byId = new Map(pairs.map(([, course]) => [course.id, course]));
  return { idsByIndex, courseIds, added: courseIds.flatMap((id) => byId.get(id) ?? []) };
}
