import type { Codec } from '@aulario/local-data';
import * as v from 'valibot';
import type { Course } from '../course/course.ts';
import { parseCourse } from '../course/parseCourse.ts';
import type { ListHead, OwnedCourse, SavedCourse } from './courseList.ts';

const version = v.literal(1);
const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** As long as the name of a list may be, in characters. */
export const maxListName = 80;

/** As long as a note on a course may be, in characters. */
export const maxNote = 280;

/** A course passes the same parser as one of the catalogue: its addresses end up as links. */
export const storedCourse = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Course>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseCourse(dataset.value);
    if (parsed.ok) return parsed.course;
    addIssue({ message: 'not a course' });
    return NEVER;
  }),
);

export const listHead = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/)),
  name: v.pipe(v.string(), v.maxLength(maxListName)),
  createdAt: timeMs,
});

export const savedCourse = v.object({
  course: storedCourse,
  listId: listHead.entries.id,
  addedAt: timeMs,
  rank: v.pipe(v.number(), v.finite()),
  note: v.optional(v.pipe(v.string(), v.maxLength(maxNote))),
});

export const ownedCourse = v.object({
  course: storedCourse,
  ownedAt: timeMs,
  paid: v.nullable(
    v.object({
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    }),
  ),
  progress: v.picklist(['not-started', 'in-progress', 'finished']),
});

/** The name under which a course of a list is stored. */
export const itemName = (listId: string, courseId: string): string => `${listId} ${courseId}`;

/** Values as JSON with a version; one under the name of another is none. */
export function codecOf<T extends object>(
  schema: v.GenericSchema<unknown, T>,
  nameOf: (value: T) => string,
): Codec<T> {
  const stored = v.pipe(v.string(), v.parseJson(), v.object({ version, value: schema }));
  return {
    encode: (value) => JSON.stringify({ version: 1, value }),
    decode(text, name) {
      const read = v.safeParse(stored, text);
      return read.success && nameOf(read.output.value) === name ? read.output.value : null;
    },
  };
}

export const listHeadCodec: Codec<ListHead> = codecOf(listHead, ({ id }) => id);

export const savedCourseCodec: Codec<SavedCourse> = codecOf(savedCourse, ({ listId, course }) =>
  itemName(listId, course.id),
);

export const ownedCourseCodec: Codec<OwnedCourse> = codecOf(ownedCourse, ({ course }) => course.id);
