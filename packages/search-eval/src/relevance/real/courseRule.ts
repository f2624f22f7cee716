import { cached } from '@aulario/course-data/reading';
import type { CourseRule } from '../judge.ts';
import { splitForJudge } from '../splitForJudge.ts';

const wordsOf = cached(splitForJudge);

const saysBeginner =
  /principiante|beginner|introduc|inici|desde cero|scratch|basic|fundament|primeros pasos/u;

/** What a rule may require besides the words of a title. */
const facts: Readonly<Record<string, CourseRule>> = {
  '~es': ({ language }) => language?.startsWith('es') === true,
  '~en': ({ language }) => language?.startsWith('en') === true,
  '~beginner': ({ level, title }) =>
    level === 'beginner' || saysBeginner.test(wordsOf(title).join(' ')),
  '~advanced': ({ level }) => level === 'advanced',
  '~free': ({ price }) => price.kind === 'free',
  '~2h': ({ minutes }) => minutes !== null && minutes <= 120,
  '~10h': ({ minutes }) => minutes !== null && minutes <= 600,
};

function partRule(part: string): CourseRule {
  if (part.startsWith('~')) {
    return facts[part] ?? (({ platform }) => platform === part.slice(1));
  }
  const isWord = part.endsWith('.');
  const said = isWord ? part.slice(0, -1) : part;
  return ({ title }) =>
    wordsOf(title).some((word) => (isWord ? word === said : word.startsWith(said)));
}

/**
 * Reads a rule: alternatives separated by ';', each of which requires all of its parts. A part is the
 * start of a word of the title ('fotogr'), a whole word ('r.'), or a fact ('~es', '~beginner', '~10h',
 * '~free', '~coursera'). Titles are compared without accents and in lower case.
 */
export function parseCourseRule(rule: string): CourseRule {
  const alternatives = rule
    .split(';')
    .map((alternative) => alternative.trim().split(/\s+/u).map(partRule));
  return (course) => alternatives.some((parts) => parts.every((isMet) => isMet(course)));
}
