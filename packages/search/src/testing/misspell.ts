import type { Random } from './random.ts';

/** The four kinds of typing errors. */
export type Slip = 'insertion' | 'deletion' | 'substitution' | 'transposition';

/** Every kind of typing error. */
export const slips: readonly Slip[] = ['insertion', 'deletion', 'substitution', 'transposition'];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the word with one error at a uniformly random place, the first letter included. */
export function misspell(random: Random, word: string, slip: Slip): string {
  const signs = [...word];
  const place = random.below(signs.length);
  const letter = random.pick(letters);
  switch (slip) {
    case 'insertion':
      signs.splice(place, 0, letter);
      break;
    case 'deletion':
      signs.splice(place, 1);
      break;
    case 'substitution':
      signs[place] = letter;
      break;
    case 'transposition': {
      const left = Math.min(place, signs.length - 2);
      signs.splice(left, 2, signs[left + 1] ?? '', signs[left] ?? '');
    }
  }
  return signs.join('');
}

const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Returns the word with a wrong accent, or unchanged if it has no plain vowel. */
export function withExtraAccent(random: Random, word: string): string {
  const places = [...word].flatMap((sign, place) => (sign in accented ? [place] : []));
  if (places.length === 0) return word;
  const place = random.pick(places);
  return word.slice(0, place) + (accented[word.charAt(place)] ?? '') + word.slice(place + 1);
}
