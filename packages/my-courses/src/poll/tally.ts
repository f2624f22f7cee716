import { type Poll, type Vote, votes } from './poll.ts';

/** A voter's opinion on a course, with their name. */
export interface NamedOpinion {
  readonly voterId: string;
  readonly name: string;
  readonly vote: Vote | null;
  readonly note: string;
}

/** All opinions on a course. */
export interface Tally {
  readonly counts: Readonly<Record<Vote, number>>;
  /** By vote, then by name, then by voter id; omits voters without an opinion. */
  readonly opinions: readonly NamedOpinion[];
}

const orderOf = ({ vote }: NamedOpinion) => (vote === null ? votes.length : votes.indexOf(vote));

/** Collects the opinions on the course at an index. */
export function tallyOf({ voters }: Poll, courseIndex: number): Tally {
  const named = [...voters].flatMap(([voterId, { name, opinions }]): NamedOpinion[] => {
    const opinion = opinions.get(courseIndex)?.value;
    if (opinion === undefined || (opinion.vote === null && opinion.note === '')) return [];
    return [{ voterId, name: name.value, ...opinion }];
  });
  const count = (vote: Vote) => named.filter((one) => one.vote === vote).length;
  return {
    counts: { yes: count('yes'), maybe: count('maybe'), no: count('no') },
    opinions: named.sort(
      (a, b) =>
        orderOf(a) - orderOf(b) ||
        a.name.localeCompare(b.name) ||
        a.voterId.localeCompare(b.voterId),
    ),
  };
}

/** The number of voters who voted on at least one course; a name or a note alone is no vote. */
export const countVoted = ({ voters }: Poll): number =>
  [...voters.values()].filter(({ opinions }) =>
    [...opinions.values()].some(({ value }) => value.vote !== null),
  ).length;

/** Whether two copies of a poll show the same opinions; voters without one don't matter. */
export const hasSameOpinions = (one: Poll, other: Poll): boolean =>
  one.courseIds.every(
    (_, courseIndex) =>
      JSON.stringify(tallyOf(one, courseIndex).opinions) ===
      JSON.stringify(tallyOf(other, courseIndex).opinions),
  );

/** The indices with the most votes for, and among them the fewest against; none without votes. */
export function leadingIndices(poll: Poll): readonly number[] {
  const tallies = poll.courseIds.map((_, courseIndex) => ({
    courseIndex,
    ...tallyOf(poll, courseIndex).counts,
  }));
  const yesVotes = Math.max(...tallies.map(({ yes }) => yes));
  if (yesVotes <= 0) return [];
  const wanted = tallies.filter(({ yes }) => yes === yesVotes);
  const noVotes = Math.min(...wanted.map(({ no }) => no));
  return wanted.filter(({ no }) => no === noVotes).map(({ courseIndex }) => courseIndex);
}
