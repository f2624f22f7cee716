import { createRandom, mixSeeds, type Random } from '@aulario/search/testing';
import names from './vocabulary/names.json' with { type: 'json' };

/**
 * Common given and family names; syllables of no particular language, for names of products and
 * schools; and what schools are called with such a name.
 */
const { givenNames, familyNames, nameStarts, nameMiddles, nameEnds, institutions } = names;

const nameCount = 70_000;
const instructorCount = 60_000;

/** Returns the name with this number, which belongs to no language and nobody. */
function nameNumber(number: number): string {
  const random = createRandom(mixSeeds(71, number));
  const middle = random.isChance(0.75) ? random.pick(nameMiddles) : '';
  return random.pick(nameStarts) + middle + random.pick(nameEnds);
}

/** Returns a generated name of a product or method; a few are frequent, most are rare. */
export function madeUpName(random: Random): string {
  return nameNumber(Math.floor(nameCount * random.next() ** 2));
}

/** Returns one of about 300 institutions whose names show that they do not exist. */
export function institution(random: Random): string {
  const number = Math.floor(300 ** random.next());
  const form = institutions[number % institutions.length] ?? '';
  return form.replace('{name}', nameNumber(900_000 + number));
}

/** Returns a person's name composed of common parts; a few teach many courses. */
export function instructor(random: Random): string {
  const number = Math.floor(instructorCount ** random.next());
  const parts = createRandom(mixSeeds(37, number));
  if (parts.isChance(0.06)) return `Academia ${nameNumber(parts.below(nameCount))}`;
  const family = parts.isChance(0.2) ? nameNumber(parts.below(nameCount)) : parts.pick(familyNames);
  const second = parts.isChance(0.35) ? ` ${parts.pick(familyNames)}` : '';
  return `${parts.pick(givenNames)} ${family}${second}`;
}
