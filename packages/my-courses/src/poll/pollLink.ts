import {
  countSchema,
  maxCourseIdChars,
  momentSchema,
  shortTextSchema,
  textHash,
} from '@aulario/course-data/records';
import * as v from 'valibot';
import { addedPairs, linkedCourse, readCourses } from '../add/addedFacts.ts';
import { packText, unpackText } from '../link/packedText.ts';
import { readableItems } from '../link/readableItems.ts';
import { maxListName } from '../lists/listCodecs.ts';
import {
  type Counted,
  maxCount,
  maxOpinionNote,
  maxPollCourses,
  maxVoterName,
  maxVoters,
  type Opinion,
  type Poll,
  type Voter,
  votes,
} from './poll.ts';

/** The maximum unpacked size of a link in bytes: of all votes and added courses that fit. */
const maxBytes = 2_000_000;

const setCount = v.pipe(countSchema, v.maxValue(maxCount));

const courseIndex = v.pipe(countSchema, v.maxValue(maxPollCourses - 1));

/**
 * Index of the course, counter, 1-based number of the vote (0 for none), note. The longer tuple
 * comes first, since the shorter one would drop the note.
 */
const opinion = v.union([
  v.tuple([courseIndex, setCount, v.picklist([0, 1, 2, 3]), shortTextSchema(maxOpinionNote)]),
  v.tuple([courseIndex, setCount, v.picklist([0, 1, 2, 3])]),
]);

/** Voters are stored as an object by id, whose reader drops what every object has. */
export const voterIdSchema = v.pipe(
  v.string(),
  v.regex(/^(?!(?:constructor|prototype)$)[a-z0-9]{1,16}$/),
);

/** Id, name, counter of the name, opinions. */
const voter = v.tuple([
  voterIdSchema,
  v.pipe(shortTextSchema(maxVoterName), v.nonEmpty()),
  setCount,
  v.pipe(readableItems(opinion), v.maxLength(maxPollCourses)),
]);

/** The encoding of a poll in links and browsers. */
export const pollSchema = v.pipe(
  v.object({
    n: shortTextSchema(maxListName),
    t: momentSchema,
    c: v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCourseIdChars))),
      v.minLength(1),
      v.maxLength(maxPollCourses),
    ),
    /** Pairs of the index of an added course and its facts. */
    b: v.optional(
      v.pipe(v.array(v.tuple([courseIndex, linkedCourse])), v.maxLength(maxPollCourses)),
      [],
    ),
    v: v.pipe(readableItems(voter), v.maxLength(maxVoters)),
  }),
  v.transform(({ n, t, c, b, v: voters }): Poll => {
    const { idsByIndex, courseIds, added } = readCourses(c, b);
    // A course counts once: what is said of it a second time is dropped.
    const indexOf = new Map(courseIds.map((id, index) => [idsByIndex.indexOf(id), index]));
    const opinionsOf = (opinions: readonly v.InferOutput<typeof opinion>[]) =>
      new Map(
        opinions.flatMap(([at, count, vote, note = '']): [number, Counted<Opinion>][] => {
          const index = indexOf.get(at);
          const value = { vote: votes[vote - 1] ?? null, note };
          return index === undefined ? [] : [[index, { count, value }]];
        }),
      );
    return {
      name: n,
      startedAt: t,
      courseIds,
      added,
      voters: new Map(
        voters.map(([id, name, count, opinions]): [string, Voter] => [
          id,
          { name: { count, value: name }, opinions: opinionsOf(opinions) },
        ]),
      ),
    };
  }),
);

/** The immutable part of a poll: name, day and courses. */
function headRecord({ name, startedAt, courseIds, added }: Poll) {
  const b = addedPairs(courseIds, added);
  const indexes = new Set(b.map(([index]) => index));
  const c = courseIds.map((id, index) => (indexes.has(index) ? '-' : id));
  return { n: name, t: startedAt, c, ...(b.length > 0 && { b }) };
}

/**
 * The key of a poll, equal in every browser. Two different polls with one key mean a forged
 * one.
 */
export const pollKey = (poll: Poll): string => textHash(JSON.stringify(headRecord(poll)));

/** The encoding of one voter. */
const recordOfVoter = (id: string, { name, opinions }: Voter) => [
  id,
  name.value,
  name.count,
  [...opinions]
    .sort(([a], [b]) => a - b)
    .map(([index, { count, value }]) => {
      const vote = value.vote === null ? 0 : votes.indexOf(value.vote) + 1;
      return [index, count, vote, ...(value.note === '' ? [] : [value.note])];
    }),
];

/** The length of a voter's encoding in characters. */
export const voterChars = (id: string, voter: Voter): number =>
  JSON.stringify(recordOfVoter(id, voter)).length;

/** The encoding of a poll, for {@link pollSchema}; equal for polls with equal content. */
export function recordOfPoll(poll: Poll) {
  const voters = [...poll.voters].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...headRecord(poll), v: voters.map(([id, voter]) => recordOfVoter(id, voter)) };
}

/** Whether two copies of a poll have equal content. */
export const isSamePoll = (one: Poll, other: Poll): boolean =>
  JSON.stringify(recordOfPoll(one)) === JSON.stringify(recordOfPoll(other));

/** Encodes a poll as the fragment of a link, without '#': JSON, deflated, in base64url. */
export const encodePollLink = (poll: Poll): Promise<string> =>
  packText(JSON.stringify(recordOfPoll(poll)));

const pollInText = v.pipe(v.string(), v.parseJson(), pollSchema);

/**
 * Parses the fragment of a link; null unless it is a valid poll. Never rejects, and stops
 * unpacking at the maximum size.
 */
export async function decodePollLink(fragment: string): Promise<Poll | null> {
  const read = v.safeParse(pollInText, await unpackText(fragment, maxBytes));
  return read.success ? read.output : null;
}
