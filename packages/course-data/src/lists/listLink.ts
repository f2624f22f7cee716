import * as v from 'valibot';
import { factsOf, linkedCourse } from '../add/broughtFacts.ts';
import type { Course } from '../course/course.ts';
import { packText, unpackText } from '../link/packedText.ts';
import { maxListName, maxNote } from './listCodecs.ts';

/**
 * A list as a link carries it: ids and its owner's notes, since titles and prices are the
 * catalogue's to say; only of a course that a reader has brought does it carry the rest.
 */
export interface SharedList {
  readonly name: string;
  /** In their order. */
  readonly courseIds: readonly string[];
  /** What its owner says of courses, by their ids. */
  readonly notes?: ReadonlyMap<string, string> | undefined;
  /** Those of its courses that a reader has brought. */
  readonly brought: readonly Course[];
  /** The day on which it was shared, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** No honest list is longer. */
export const maxSharedCourses = 200;

/** What a link may unpack to, in bytes. */
const maxBytes = 400_000;

const place = v.pipe(v.number(), v.integer());

const sharedList = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    n: v.pipe(v.string(), v.maxLength(maxListName)),
    c: v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(150))),
      v.maxLength(maxSharedCourses),
    ),
    d: v.pipe(v.string(), v.isoDate()),
    /** Pairs of the place of a course and what is said of it. */
    o: v.optional(v.array(v.tuple([place, v.pipe(v.string(), v.maxLength(maxNote))])), []),
    /** Pairs of the place of a course that a reader has brought and what it is. */
    b: v.optional(
      v.pipe(v.array(v.tuple([place, linkedCourse])), v.maxLength(maxSharedCourses)),
      [],
    ),
  }),
);

/** The fragment of a link, without '#': JSON, deflated, in base64url. */
export async function encodeListLink(list: SharedList): Promise<string> {
  const c = list.courseIds.slice(0, maxSharedCourses);
  const brought = new Map(list.brought.map((course) => [course.id, factsOf(course)]));
  const o = c.flatMap((id, index) => {
    const note = list.notes?.get(id);
    return note === undefined ? [] : [[index, note]];
  });
  const b = c.flatMap((id, index) => {
    const facts = brought.get(id);
    return facts === undefined ? [] : [[index, facts]];
  });
  return packText(
    JSON.stringify({ n: list.name, c, d: list.date, ...(o[0] && { o }), ...(b[0] && { b }) }),
  );
}

/** Null for anything but a whole list. Never rejects, and unpacks no more than a list may hold. */
export async function decodeListLink(fragment: string): Promise<SharedList | null> {
  const read = v.safeParse(sharedList, await unpackText(fragment, maxBytes));
  if (!read.success) return null;
  const { n: name, c, d: date, o, b } = read.output;
  // Which platform a host belongs to may be known here alone, so that its id here is another one.
  for (const [index, { id }] of b) if (index in c) c[index] = id;
  const notes = new Map(o.flatMap(([place, note]) => (c[place] ? [[c[place], note]] : [])));
  return { name, courseIds: [...new Set(c)], date, notes, brought: b.map(([, course]) => course) };
}
