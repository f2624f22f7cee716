import type { RelatedTerms } from '../lexicon.ts';
import { nameKey } from '../words.ts';
import { business } from './business.ts';
import { creative } from './creative.ts';
import { life } from './life.ts';
import { technology } from './technology.ts';

const termsOf = (side = '') =>
  side
    .split('|')
    .map((term) => term.trim())
    .filter((term) => term !== '');

/**
 * Reads lines of 'what people say > what that leads to', terms parted by '|', the nearest first.
 * Terms of either language may stand on either side.
 */
export function parseRelated(list: string): RelatedTerms[] {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
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

/** What leads to a subject without being its name. */
export const relatedTerms: readonly RelatedTerms[] = [technology, business, creative, life].flatMap(
  parseRelated,
);
