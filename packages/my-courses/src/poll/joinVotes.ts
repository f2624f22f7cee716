import { type Counted, maxCount, maxVoters, type Opinion, type Poll, type Voter } from './poll.ts';
import { voterChars } from './pollLink.ts';

/** The maximum length of all votes of a poll in characters, so that no link fills the storage. */
const maxVotesChars = 200_000;

/**
 * Adds the votes of another copy of a poll, up to the limits; those that are there come first.
 * Nobody speaks for the voter of this browser: of that one, only the counters follow, so that this
 * browser's vote also wins elsewhere over what another copy says.
 *
 * @param ownId - The voter of this browser; null for none.
 */
export function joinVotes(poll: Poll, other: Poll, ownId: string | null): Poll {
  const voters = new Map(poll.voters);
  let chars = 0;
  for (const [id, voter] of voters) chars += voterChars(id, voter);
  for (const [id, theirs] of other.voters) {
    const known = voters.get(id);
    if (known === undefined && voters.size >= maxVoters) continue;
    const joined = joinedVoter(known, theirs, id === ownId);
    const grown = voterChars(id, joined) - (known === undefined ? 0 : voterChars(id, known));
    if (id !== ownId && chars + grown > maxVotesChars) continue;
    voters.set(id, joined);
    chars += grown;
  }
  return { ...poll, voters };
}

function joinedVoter(known: Voter | undefined, theirs: Voter, isOwn: boolean): Voter {
  if (known === undefined) return theirs;
  const join = isOwn ? ownOf : laterOf;
  const opinions = new Map(known.opinions);
  for (const [index, opinion] of theirs.opinions) {
    const before = opinions.get(index);
    if (before !== undefined) opinions.set(index, join(before, opinion));
    else if (!isOwn) opinions.set(index, opinion);
  }
  return { name: join(known.name, theirs.name), opinions };
}

/** With equal counters, the value that sorts last wins, which is the same in every copy. */
function laterOf<T>(one: Counted<T>, other: Counted<T>): Counted<T> {
  if (one.count !== other.count) return one.count > other.count ? one : other;
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
}

function ownOf<T>(own: Counted<T>, other: Counted<T>): Counted<T> {
  if (laterOf(own, other) === own) return own;
  return { ...own, count: Math.min(other.count + 1, maxCount) };
}

/** Adds the opinions of a voter on courses on which they said nothing here. */
export function withMissingOpinions(poll: Poll, voterId: string, other: Poll): Poll {
  const [own, theirs] = [poll.voters.get(voterId), other.voters.get(voterId)];
  if (own === undefined || theirs === undefined) return poll;
  const opinions: ReadonlyMap<number, Counted<Opinion>> = new Map([
    ...theirs.opinions,
    ...own.opinions,
  ]);
  return { ...poll, voters: new Map([...poll.voters, [voterId, { ...own, opinions }]]) };
}
