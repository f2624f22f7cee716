import { type ReaderLanguage, readerLanguages } from '@aulario/course-data';
import { phraseOf } from '../plan/phraseOf.ts';
import { creativeSkills } from './data/creativeSkills.ts';
import { lifeSkills } from './data/lifeSkills.ts';
import { technologySkills } from './data/technologySkills.ts';
import { workSkills } from './data/workSkills.ts';

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

/** The parts of each line; throws for a line with another number of them. */
export function partsOfLines(lines: string, count: number): readonly (readonly string[])[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parts = line.split('|').map((part) => part.trim());
      if (parts.length !== count) throw new RouteDataError(`${count} parts expected: ${line}`);
      return parts;
    });
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

/** Parses lines 'id | es = en | search / search | phrases, -other phrases | needed skills'. */
export function parseSkills(lines: string): Skill[] {
  return partsOfLines(lines, 5).map(([id = '', names, search = '', phrases, needs]) => {
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
  });
}

/** All skills by id. */
export const skills: ReadonlyMap<string, Skill> = new Map(
  [technologySkills, workSkills, creativeSkills, lifeSkills]
    .flatMap(parseSkills)
    .map((skill) => [skill.id, skill]),
);
