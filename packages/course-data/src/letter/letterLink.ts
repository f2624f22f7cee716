import * as v from 'valibot';
import { factsOf, linkedCourse } from '../add/broughtFacts.ts';
import { textHash } from '../course/textHash.ts';
import { countSchema } from '../course/validation.ts';
import { packText, unpackText } from '../link/packedText.ts';
import { maxListName } from '../lists/listCodecs.ts';
import {
  type Counted,
  type Letter,
  letterText,
  maxCount,
  maxLetterCourses,
  maxOpinionNote,
  maxVoterName,
  type Opinion,
  type Voter,
  votes,
} from './letter.ts';

/** What a link may unpack to, in bytes: more than a hundred voters have to say. */
const maxBytes = 1_000_000;

const maxVoters = 500;

const setCount = v.pipe(countSchema, v.maxValue(maxCount));

const textUpTo = (maxChars: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxChars * 2),
    v.transform((text) => letterText(text, maxChars)),
  );

const place = v.pipe(countSchema, v.maxValue(maxLetterCourses - 1));

/**
 * Place of the course, how often it was set, the vote by its number from 1 (0 = none), the note.
 * The longer one first: the shorter one would drop the note.
 */
const opinion = v.union([
  v.tuple([place, setCount, v.picklist([0, 1, 2, 3]), textUpTo(maxOpinionNote)]),
  v.tuple([place, setCount, v.picklist([0, 1, 2, 3])]),
]);

export const voterIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/));

/** Id, name, how often it was set, opinions. */
const voter = v.tuple([
  voterIdSchema,
  v.pipe(textUpTo(maxVoterName), v.nonEmpty()),
  setCount,
  v.pipe(v.array(opinion), v.maxLength(maxLetterCourses)),
]);

/** A letter as a link and a browser hold it. */
export const letterRecord = v.pipe(
  v.object({
    n: v.pipe(v.string(), v.maxLength(maxListName)),
    t: countSchema,
    c: v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(220))),
      v.minLength(1),
      v.maxLength(maxLetterCourses),
    ),
    /** Pairs of the place of a course that a reader has brought and what it is. */
    b: v.optional(
      v.pipe(v.array(v.tuple([place, linkedCourse])), v.maxLength(maxLetterCourses)),
      [],
    ),
    v: v.pipe(v.array(voter), v.maxLength(maxVoters)),
  }),
  v.transform(({ n, t, c, b, v: voters }): Letter => {
    const courseIds = [...c];
    for (const [index, { id }] of b) if (index in c) courseIds[index] = id;
    return {
      name: n,
      startedAt: t,
      courseIds,
      brought: b.map(([, course]) => course),
      voters: new Map(
        voters.map(([id, name, count, said]): [string, Voter] => [
          id,
          { name: { count, value: name }, opinions: new Map(said.map(opinionOf)) },
        ]),
      ),
    };
  }),
);

function opinionOf([index, count, vote, note = '']: v.InferOutput<typeof opinion>) {
  const value: Opinion = { vote: votes[vote - 1] ?? null, note };
  return [index, { count, value }] as const satisfies [number, Counted<Opinion>];
}

/** Name, day and courses: what never changes of a letter. */
function headRecord({ name, startedAt, courseIds, brought }: Letter) {
  const facts = new Map(brought.map((course) => [course.id, factsOf(course)]));
  const b = courseIds.flatMap((id, index) => {
    const known = facts.get(id);
    return known === undefined ? [] : [[index, known]];
  });
  const c = courseIds.map((id) => (facts.has(id) ? '-' : id));
  return { n: name, t: startedAt, c, ...(b.length > 0 && { b }) };
}

/** The same letter has the same key in every browser; of two letters with one key, one was forged. */
export const letterKey = (letter: Letter): string => textHash(JSON.stringify(headRecord(letter)));

/** The same value for letters that say the same. */
export function recordOfLetter(letter: Letter) {
  const voters = [...letter.voters].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...headRecord(letter),
    v: voters.map(([id, { name, opinions }]) => [
      id,
      name.value,
      name.count,
      [...opinions]
        .sort(([a], [b]) => a - b)
        .map(([index, { count, value }]) => {
          const vote = value.vote === null ? 0 : votes.indexOf(value.vote) + 1;
          return [index, count, vote, ...(value.note === '' ? [] : [value.note])];
        }),
    ]),
  };
}

/** Whether two copies of a letter say the same. */
export const isSameLetter = (one: Letter, other: Letter): boolean =>
  JSON.stringify(recordOfLetter(one)) === JSON.stringify(recordOfLetter(other));

/** The fragment of a link, without '#': JSON, deflated, in base64url. */
export const encodeLetterLink = (letter: Letter): Promise<string> =>
  packText(JSON.stringify(recordOfLetter(letter)));

const letterInText = v.pipe(v.string(), v.parseJson(), letterRecord);

/** Null for anything but a whole letter. Never rejects, and unpacks no more than a letter may hold. */
export async function decodeLetterLink(fragment: string): Promise<Letter | null> {
  const read = v.safeParse(letterInText, await unpackText(fragment, maxBytes));
  return read.success ? read.output : null;
}
