import type { Random } from './random.ts';

/** The four ways in which one slip of the fingers changes a word. */
export type Slip = 'insertion' | 'deletion' | 'substitution' | 'transposition';

export const slips: readonly Slip[] = ['insertion', 'deletion', 'substitution', 'transposition'];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** A word with one slip at a place that is as likely as any other, the first letter included. */
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

/** A word with an accent that does not belong there; the word itself when it has no plain vowel. */
export function withExtraAccent(random: Random, word: string): string {
  const places = [...word].flatMap((sign, place) => (sign in accented ? [place] : []));
  if (places.length === 0) return word;
  const place = random.pick(places);
  return word.slice(0, place) + (accented[word.charAt(place)] ?? '') + word.slice(place + 1);
}
