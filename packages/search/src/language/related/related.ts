import type { RelatedTerms } from '../lexicon.ts';
import { nameKey } from '../words.ts';
import { business } from './business.ts';
import { coding } from './coding.ts';
import { creative } from './creative.ts';
import { design } from './design.ts';
import { home } from './home.ts';
import { life } from './life.ts';
import { machines } from './machines.ts';
import { marketing } from './marketing.ts';
import { media } from './media.ts';
import { mind } from './mind.ts';
import { money } from './money.ts';
import { office } from './office.ts';
import { school } from './school.ts';
import { technology } from './technology.ts';
import { tools } from './tools.ts';
import { work } from './work.ts';

const termsOf = (side = '') =>
  side
    .split('|')
    .map((term) => term.trim())
    .filter((term) => term !== '');

/**
 * Parses lines of 'terms > related subjects', separated by '|', the closest subject first. Both
 * sides may mix languages.
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

/** Terms that are related to a subject without being its name. */
export const relatedTerms: readonly RelatedTerms[] = [
  ...[
    technology,
    business,
    creative,
    life,
    coding,
    design,
    home,
    machines,
    marketing,
    media,
    mind,
    money,
    office,
    school,
    work,
  ].flatMap(parseRelated),
  ...parseRelated(tools).map((one) => ({ ...one, areNames: true })),
];
