import type { RelatedTerms } from '../lexicon.ts';
import { nameKey } from '../words.ts';
import business from './business.json' with { type: 'json' };
import coding from './coding.json' with { type: 'json' };
import creative from './creative.json' with { type: 'json' };
import life from './life.json' with { type: 'json' };
import marketing from './marketing.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import school from './school.json' with { type: 'json' };
import technology from './technology.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };
import work from './work.json' with { type: 'json' };

const termsOf = (side = '') =>
  side
    .split('|')
    .map((term) => term.trim())
    .filter((term) => term !== '');

/**
 * Parses lines of 'terms > related subjects', separated by '|', the closest subject first. Both
 * sides may mix languages.
 */
export function parseRelated(lines: readonly string[]): RelatedTerms[] {
  return lines.map((line) => {
    const [terms, leadTo, ...others] = line.split('>').map((side) => termsOf(side));
    if (terms === undefined || leadTo === undefined || others.length > 0 || leadTo.length === 0) {
      throw new SyntaxError(`Not 'terms > what they lead to': ${line}`);
    }
    return {
      terms: terms.filter((term) => nameKey(term) !== ''),
      leadTo: leadTo.map((one) => [one]),
    };
  });
}

/** Terms that are related to a subject without being its name. */
export const relatedTerms: readonly RelatedTerms[] = [
  ...[technology, business, creative, life, coding, marketing, money, school, work].flatMap(
    parseRelated,
  ),
  ...parseRelated(tools).map((one) => ({ ...one, areNames: true })),
];
