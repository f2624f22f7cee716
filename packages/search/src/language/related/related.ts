import type { RelatedTerms } from '../lexicon.ts';
import { nameKey } from '../words.ts';
import related from './related.json' with { type: 'json' };

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

const { tools, ...ofSubjects } = related;

/** Terms that are related to a subject without being its name. */
export const relatedTerms: readonly RelatedTerms[] = [
  ...Object.values(ofSubjects).flatMap(parseRelated),
  ...parseRelated(tools).map((one) => ({ ...one, areNames: true })),
];
