import { type CalendarDay, knownLocalDay, utcDay } from '@aulario/course-data';
import { isCalendarDay } from '@aulario/course-data/days';
import {
  daySchema,
  type Moment,
  momentSchema,
  moneySchema,
  recordCodec,
  shortTextSchema,
  storedCourse,
} from '@aulario/course-data/records';
import type { Codec } from '@aulario/local-data';
import { httpsAddress } from '@aulario/safe-url';
import * as v from 'valibot';
import { type ListHead, type OwnedCourse, progresses, type SavedCourse } from './courseList.ts';
import { maxRank } from './moveInOrder.ts';

/** The maximum length of a list's name in characters. */
export const maxListName = 80;

/** The maximum length of a typed note on a course in characters. */
export const maxNote = 280;

/** The maximum length of a typed note on an owned course in characters. */
export const maxOwnedNote = 1000;

/** The maximum length of a note that was joined from several. */
const maxJoinedNote = 4 * maxNote;

export const listHead = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/)),
  name: shortTextSchema(maxListName),
  createdAt: momentSchema,
});

export const savedCourse = v.object({
  course: storedCourse,
  listId: listHead.entries.id,
  addedAt: momentSchema,
  // One beyond the bounds costs the place alone.
  rank: v.fallback(v.pipe(v.number(), v.minValue(-maxRank), v.maxValue(maxRank)), 0),
  note: v.optional(shortTextSchema(maxJoinedNote)),
});

/** The address of a certificate as the browser reads it; null for all that is no https address. */
export const certificateAddress = (typed: string): string | null =>
  httpsAddress(typed.trim())?.href ?? null;

/** Records of earlier releases have a moment only, midnight in UTC where they meant a day. */
function dayOfMoment(moment: Moment): CalendarDay | null {
  const day = utcDay(moment);
  return Date.parse(day) === moment && isCalendarDay(day) ? day : knownLocalDay(moment);
}

export const ownedCourse = v.pipe(
  v.object({
    course: storedCourse,
    ownedOn: v.optional(v.fallback(v.nullable(daySchema), null)),
    ownedAt: momentSchema,
    paid: v.nullable(moneySchema),
    progress: v.picklist(progresses),
    // Records of earlier releases have none of these.
    share: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    finishedOn: v.optional(daySchema),
    certificateUrl: v.optional(
      v.pipe(
        v.string(),
        v.check((address) => certificateAddress(address) !== null),
      ),
    ),
    note: v.optional(shortTextSchema(maxOwnedNote)),
  }),
  v.transform(({ course, ownedOn, ownedAt, ...rest }): OwnedCourse => {
    const day = ownedOn === undefined ? dayOfMoment(ownedAt) : ownedOn;
    return { course, ownedOn: day, ownedAt, ...rest };
  }),
);

/** The name of a saved course in its collection: a course may be in several lists. */
export const savedCourseName = ({ listId, course }: SavedCourse): string =>
  `${listId} ${course.id}`;

export const listHeadCodec: Codec<ListHead> = recordCodec(listHead, ({ id }) => id);

export const savedCourseCodec: Codec<SavedCourse> = recordCodec(savedCourse, savedCourseName);

export const ownedCourseCodec: Codec<OwnedCourse> = recordCodec(
  ownedCourse,
  ({ course }) => course.id,
);
