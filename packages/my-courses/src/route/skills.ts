import { type ReaderLanguage, readerLanguages } from '@aulario/course-data';
import { phraseOf } from '../plan/phraseOf.ts';
import skillLines from './data/skills.json' with { type: 'json' };

/** A name in every language of the interface. */
export type Names = Readonly<Record<ReaderLanguage, string>>;

/** Something that can be learnt, and how the courses that teach it are recognised. */
export interface Skill {
  readonly id: string;
  readonly names: Names;
  /** What the catalogue is searched for, one text after another. */
  readonly searches: readonly string[];
  /** A course teaches the skill if its title or a subject says one of these phrases … */
  readonly says: readonly string[];
  /** … and its title none of these. */
  readonly saysNot: readonly string[];
  /** The ids of the skills that it presupposes. */
  readonly needs: readonly string[];
}

/** A line of goals or skills that cannot be read. */
export class RouteDataError extends Error {
  override readonly name = 'RouteDataError';
}

const partsOfLine = 5;

/** The parts of a line; throws for one with another number of them. */
export function partsOf(line: string): readonly string[] {
  const parts = line.split('|').map((part) => part.trim());
  if (parts.length !== partsOfLine)
    throw new RouteDataError(`${partsOfLine} parts expected: ${line}`);
  return parts;
}

/** The items between commas. */
export const itemsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** 'Álgebra = Algebra', in the order of the languages; the last name serves those that have none. */
export function namesOf(text = ''): Names {
  const names = text.split(' = ').map((name) => name.trim());
  const last = names.at(-1) ?? '';
  if (names.length < 2 || names.includes('')) {
    throw new RouteDataError(`Two names expected: ${text}`);
  }
  // `fromEntries` forgets that the keys are all languages.
  return Object.fromEntries(
    readerLanguages.map((language, place) => [language, names[place] ?? last]),
  ) as Record<ReaderLanguage, string>;
}

/** Parses a line 'id | es = en | search / search | phrases, -other phrases | needed skills'. */
export function parseSkill(line: string): Skill {
  const [id = '', names, search = '', phrases, needs] = partsOf(line);
  const said = itemsOf(phrases);
  return {
    id,
    names: namesOf(names),
    searches: search.split(' / '),
    says: said.filter((phrase) => !phrase.startsWith('-')).map(phraseOf),
    saysNot: said
      .filter((phrase) => phrase.startsWith('-'))
      .map((phrase) => phraseOf(phrase.slice(1))),
    needs: itemsOf(needs),
  };
}

/** All skills by id. */
export const skills: ReadonlyMap<string, Skill> = new Map(
  Object.values(skillLines)
    .flat()
    .map(parseSkill)
    .map((skill) => [skill.id, skill]),
);
