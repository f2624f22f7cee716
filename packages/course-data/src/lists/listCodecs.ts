import type { Codec } from '@aulario/local-data';
import * as v from 'valibot';
import { moneySchema } from '../course/moneySchema.ts';
import { recordCodec } from '../course/recordCodec.ts';
import { shortTextSchema } from '../course/shortText.ts';
import { storedCourse } from '../course/storedCourse.ts';
import { countSchema } from '../course/validation.ts';
import type { ListHead, OwnedCourse, SavedCourse } from './courseList.ts';

/** The maximum length of a list's name in characters. */
export const maxListName = 80;

/** The maximum length of a typed note on a course in characters. */
export const maxNote = 280;

/** The maximum length of a note that was joined from several. */
const maxJoinedNote = 4 * maxNote;

export const listHead = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/)),
  name: shortTextSchema(maxListName),
  createdAt: countSchema,
});

export const savedCourse = v.object({
  course: storedCourse,
  listId: listHead.entries.id,
  addedAt: countSchema,
  rank: v.pipe(v.number(), v.finite()),
  note: v.optional(shortTextSchema(maxJoinedNote)),
});

export const ownedCourse = v.object({
  course: storedCourse,
  ownedAt: v.nullable(countSchema),
  paid: v.nullable(moneySchema),
  progress: v.picklist(['not-started', 'in-progress', 'finished']),
});

/** The name of a saved course in its collection: a course may be in several lists. */
export const savedCourseName = ({ listId, course }: SavedCourse): string =>
  `${listId} ${course.id}`;

export const listHeadCodec: Codec<ListHead> = recordCodec(listHead, ({ id }) => id);

export const savedCourseCodec: Codec<SavedCourse> = recordCodec(savedCourse, savedCourseName);

export const ownedCourseCodec: Codec<OwnedCourse> = recordCodec(
  ownedCourse,
  ({ course }) => course.id,
);
