import { indexWords, stem } from '@aulario/search';
import type { Goal } from '../goals.ts';

/** What a goal is called. */
export type NamedGoal = Pick<Goal, 'names' | 'aliases'>;

const stemsOf = (text: string): string[] =>
  [...new Set(indexWords(text).map(({ word }) => stem(word)))].filter((word) => word !== '');

/** Words that say that something is wanted, and nothing of what. */
const wanting = new Set(
  stemsOf(
    'quiero quisiera me gustaria aprender saber ser trabajar trabajo como curso cursos ruta empezar ' +
      'conseguir want i would like learn become be work job course courses route get my mi to una un ' +
      'desde cero from scratch de en for',
  ),
);

const isWanted = (word: string) => !wanting.has(word);

/** Whether a text says what is wanted: 'quiero aprender' does not. */
const tellsWhat = (text: string): boolean => stemsOf(text).some(isWanted);

const namedBy = ({ names, aliases }: NamedGoal) =>
  [...Object.values(names), ...aliases].map(stemsOf);

/**
 * Those of the goals that a text names, the best first: of those with a name whose words the text all says,
 * the one with the longest; then those that share a word with it.
 */
export function matchNamed<T extends NamedGoal>(text: string, goals: readonly T[]): readonly T[] {
  const said = stemsOf(text);
  const named = said.filter(isWanted);
  const scored = goals.map((goal, place) => {
    const scores = namedBy(goal).map((name) => {
      const met = name.filter((word) => said.includes(word));
      const meant = met.filter(isWanted).length;
      const isWhole = met.length === name.length;
      // Half a point for an exact name tells 'datos' from 'ciencia de datos'. 'Aprender' is all that
      // 'aprender' names, and nothing of 'aprender francés'.
      const isExact = isWhole && (meant > 0 ? name.length : 0) >= named.length;
      return meant === 0 && !isExact ? 0 : (isWhole ? 10 : 1) * meant + (isExact ? 0.5 : 0);
    });
    return { goal, place, score: Math.max(...scores) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .map(({ goal }) => goal);
}

/** Whether the text names the goal whole, not only a word of it. */
export function namesGoal(text: string, goal: NamedGoal): boolean {
  const said = stemsOf(text);
  return namedBy(goal).some(
    (name) =>
      name.length > 0 &&
      name.every((word) => said.includes(word)) &&
      (name.some(isWanted) || !said.some(isWanted)),
  );
}

/** That of the goals which a search names as a whole, whatever else it says; null for none. */
export function namedAmong<T extends NamedGoal>(text: string, goals: readonly T[]): T | null {
  const [goal] = matchNamed(text, goals);
  return goal !== undefined && tellsWhat(text) && namesGoal(text, goal) ? goal : null;
}
