import { type Letter, type Vote, votes } from './letter.ts';

/** What one voter says of a course. */
export interface SaidOpinion {
  readonly voterId: string;
  readonly name: string;
  readonly vote: Vote | null;
  readonly note: string;
}

/** What everybody says of one course. */
export interface Tally {
  readonly counts: Readonly<Record<Vote, number>>;
  /** By vote, then by name; those who have said nothing are left out. */
  readonly said: readonly SaidOpinion[];
}

const orderOf = ({ vote }: SaidOpinion) => (vote === null ? votes.length : votes.indexOf(vote));

/** What everybody says of the course at a place. */
export function tallyOf({ voters }: Letter, place: number): Tally {
  const said = [...voters].flatMap(([voterId, { name, opinions }]): SaidOpinion[] => {
    const opinion = opinions.get(place)?.value;
    if (opinion === undefined || (opinion.vote === null && opinion.note === '')) return [];
    return [{ voterId, name: name.value, ...opinion }];
  });
  const count = (vote: Vote) => said.filter((one) => one.vote === vote).length;
  return {
    counts: { yes: count('yes'), maybe: count('maybe'), no: count('no') },
    said: said.sort((a, b) => orderOf(a) - orderOf(b) || a.name.localeCompare(b.name)),
  };
}

/** The places with the most votes for, and of those with the fewest against; none before any vote. */
export function leadingPlaces(letter: Letter): readonly number[] {
  const tallies = letter.courseIds.map((_, place) => ({ place, ...tallyOf(letter, place).counts }));
  const yesVotes = Math.max(...tallies.map(({ yes }) => yes));
  if (yesVotes <= 0) return [];
  const wanted = tallies.filter(({ yes }) => yes === yesVotes);
  const noVotes = Math.min(...wanted.map(({ no }) => no));
  return wanted.filter(({ no }) => no === noVotes).map(({ place }) => place);
}
