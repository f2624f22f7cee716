import type { CalendarDay, Course } from '@aulario/course-data';
import { knownDaySchema, maxCourseIdChars, shortTextSchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import { addedPairs, linkedCourse, readCourses } from '../../add/addedFacts.ts';
import { packText, unpackText } from '../../link/packedText.ts';
import { readableItems } from '../../link/readableItems.ts';
import { maxListName, maxNote } from '../listCodecs.ts';

/**
 * A shared list in a link: course ids and the owner's notes. Titles and prices come from the
 * catalogue, except those of added courses, which the link contains.
 */
export interface SharedList {
  readonly name: string;
  /** In the order of the list. */
  readonly courseIds: readonly string[];
  /** The owner's notes by course id. */
  readonly notes?: ReadonlyMap<string, string> | undefined;
  /** The added courses of the list. */
  readonly added: readonly Course[];
  /** The day on which it was shared; null when it is unknown. */
  readonly date: CalendarDay | null;
}

/** The maximum number of courses in a link. */
export const maxSharedCourses = 200;

/** The maximum unpacked size of a link in bytes: of as many added courses with long facts. */
const maxBytes = 2_000_000;

const courseIndex = v.pipe(v.number(), v.integer());

const sharedList = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    n: shortTextSchema(maxListName),
    c: v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCourseIdChars))),
      v.maxLength(maxSharedCourses),
    ),
    d: knownDaySchema,
    /** Pairs of the index of a course and its note. */
    o: v.optional(readableItems(v.tuple([courseIndex, shortTextSchema(maxNote)])), []),
    /** Pairs of the index of an added course and its facts. */
    b: v.optional(
      v.pipe(readableItems(v.tuple([courseIndex, linkedCourse])), v.maxLength(maxSharedCourses)),
      [],
    ),
  }),
);

/** Encodes a list as the fragment of a link, without '#': JSON, deflated, in base64url. */
export async function encodeListLink(list: SharedList): Promise<string> {
  const c = list.courseIds.slice(0, maxSharedCourses);
  const o = c.flatMap((id, index) => {
    const note = list.notes?.get(id);
    return note === undefined ? [] : [[index, note]];
  });
  const b = addedPairs(c, list.added);
  return packText(
    JSON.stringify({ n: list.name, c, d: list.date, ...(o[0] && { o }), ...(b[0] && { b }) }),
  );
}

/**
 * Parses the fragment of a link; null unless it is a valid list. Never rejects, and stops unpacking
 * at the maximum size.
 */
export async function decodeListLink(fragment: string): Promise<SharedList | null> {
  const read = v.safeParse(sharedList, await unpackText(fragment, maxBytes));
  if (!read.success) return null;
  const { n: name, c, d: date, o, b } = read.output;
  const { idsByIndex, courseIds, added } = readCourses(c, b);
  const notes = new Map(
    o.flatMap(([index, note]) => {
      const id = idsByIndex[index];
      return id && note !== '' ? [[id, note]] : [];
    }),
  );
  return { name, courseIds, date, notes, added };
}
