import { foldText } from '@aulario/search';
import { type Level, levels } from '../../course/course.ts';
import { listOf } from './fields.ts';
import { readName } from './readers.ts';

const words: Readonly<Record<Level, string>> = {
  beginner:
    'anfanger basic basica basico beginner debutant einsteiger inicial iniciacion iniciante introduction introductoria introductorio introductory principiante',
  intermediate:
    'intermedia intermediaire intermediaria intermediario intermediate intermedio medio mittelstufe',
  advanced: 'advanced avancada avancado avance avanzada avanzado experta expert experten experto',
};

const levelOf: ReadonlyMap<string, Level> = new Map(
  levels.flatMap((level) => words[level].split(' ').map((word) => [word, level] as const)),
);

const negated = new RegExp(
  String.raw`\b(?:not?|non|nao|nicht|sin)\s+(?:${[...levelOf.keys()].join('|')})`,
);

/** On some platforms the one in the middle, before experts, on others the last one. */
const ofTwoLevels = /\bfortgeschritten/;

/**
 * Parses 'Beginner Level', 'Básico'; null for all levels, several of them ('Principiantes e intermedios'), one that
 * is denied, or anything else.
 */
export function readLevel(value: unknown): Level | null {
  if (typeof value !== 'string' || value.length > 80) return null;
  const text = foldText(value);
  const found = new Set(
    text
      .split(/[^a-z]+/)
      .flatMap((word) => levelOf.get(word) ?? levelOf.get(word.replace(/s$/, '')) ?? []),
  );
  const [level] = found;
  const isUnclear = negated.test(text) || ofTwoLevels.test(text);
  return found.size === 1 && level !== undefined && !isUnclear ? level : null;
}

/** Reads the only level that the entries of a list name, in whatever languages; null for none and for several. */
export function readOnlyLevel(value: unknown): Level | null {
  const [level = null, ...others] = new Set(
    listOf(value).flatMap((entry) => readLevel(readName(entry)) ?? []),
  );
  return others.length === 0 ? level : null;
}
