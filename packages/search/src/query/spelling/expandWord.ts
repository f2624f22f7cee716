import { bitCount } from '../../index/bytes/bits.ts';
import { type Dictionary, otherNumbers } from '../../index/dictionary.ts';
import { stem } from '../../language/stem.ts';
import { createTerm, exactTerm, type Term } from '../term.ts';
import { editDistance, unitsOf } from './editDistance.ts';

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/[ckq]u?h?(?=[aou]|[^aeiouhy]|$)/gu, 'k'],
  [/qu/gu, 'k'],
  [/x|cc(?=[ei])/gu, 'ks'],
  [/c(?=[ei])|[zs]+/gu, 's'],
  [/ll/gu, 'i'],
  [/y/gu, 'i'],
  [/[vw]/gu, 'b'],
  [/g(?=[ei])/gu, 'j'],
  [/h/gu, ''],
  [/(.)\1/gu, '$1'],
];

/**
 * Returns a rough phonetic key of a folded word, for Spanish ears: 'piton' and 'python',
 * 'fotografia' and 'photografia', 'valbula' and 'valvula' share it.
 */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [pattern, to]) => sound.replace(pattern, to), word);

const maxFuzzy = 24;

/**
 * Whether a word may be corrected. Numbers and names like 'c++' only match exactly, and short words
 * are similar to too many others.
 */
export const isPlain = (word: string) => word.length >= 4 && /^\p{L}+(?:\.\p{L}+)?$/u.test(word);

/** The token as it was typed. */
export function exactTerms(dictionary: Dictionary, word: string): Term[] {
  const id = dictionary.find(word);
  return id < 0 ? [] : [exactTerm(id)];
}

/** Inflections of the word. */
export function stemTerms(dictionary: Dictionary, word: string): Term[] {
  const root = stem(word);
  const terms: Term[] = [];
  // A letter has no inflections, and too many words begin with it.
  if (root.length < 2) return terms;
  const [from, to] = dictionary.range(root);
  for (let id = from; id < to; id += 1) {
    const token = dictionary.token(id);
    if (token !== word && stem(token) === root) {
      terms.push(createTerm('stem', [id], 0.8));
    }
  }
  return terms;
}

/** Words that are short without '-es': with and without it they have two stems. */
const shortWord = /^.{3,4}(?:es)?$/u;

/** The singular or plural of a short word: 'taxes' of 'tax', 'red' of 'redes'. */
export const numberTerms = (dictionary: Dictionary, word: string): Term[] =>
  shortWord.test(word)
    ? otherNumbers(dictionary, word)
        .filter((id) => stem(dictionary.token(id)) !== stem(word))
        .map((id) => createTerm('stem', [id], 0.8))
    : [];

/** A word of a query; the user may still be typing the last one. */
interface UnfinishedWord {
  word: string;
  isLast: boolean;
}

/** Completions of the last word. */
export function prefixTerms(dictionary: Dictionary, { word, isLast }: UnfinishedWord): Term[] {
  if (!isLast || word.length < 2) return [];
  const terms: Term[] = [];
  const [from, to] = dictionary.range(word);
  for (let id = from; id < to; id += 1) {
    const length = (dictionary.starts[id + 1] ?? 0) - (dictionary.starts[id] ?? 0);
    if (length === word.length) continue;
    const quality = 0.5 + (0.3 * word.length) / length;
    terms.push(createTerm('prefix', [id], quality));
  }
  return terms;
}

/** Sets a bit for each letter; the masks of two words within d edits differ in at most 2d bits. */
function letters(units: Uint16Array, start: number, end: number): number {
  let mask = 0;
  for (let place = start; place < end; place += 1) mask |= 1 << ((units[place] ?? 0) & 31);
  return mask;
}

const masks = new WeakMap<Dictionary, Uint32Array>();

function masksOf(dictionary: Dictionary): Uint32Array {
  const known = masks.get(dictionary);
  if (known !== undefined) return known;
  const { starts, units, size } = dictionary;
  const made = new Uint32Array(size);
  for (let id = 0; id < size; id += 1) {
    made[id] = letters(units, starts[id] ?? 0, starts[id + 1] ?? 0);
  }
  masks.set(dictionary, made);
  return made;
}

const lacking = (word: string, other: string) =>
  [...other].reduce((left, letter) => left.replace(letter, ''), word).length;

/** How many letters of one of two words the other one lacks; 0 for the same letters in another order. */
const otherLetters = (one: string, other: string) =>
  Math.max(lacking(one, other), lacking(other, one));

/** From this length on two letters may be wrong where only one is another: 'perodut' of 'product'. */
const mediumWord = 7;
/**
 * Words of at least this length may differ in any two letters; shorter ones only if they sound alike or
 * have the same letters: 'plomero' is not 'primero'.
 */
const longWord = 9;

/** A query has fewer words. */
const maxKept = 16;

const corrections = new WeakMap<Dictionary, Map<string, readonly Term[]>>();

/**
 * Words that differ in one letter, or in two if they are long or sound alike. The closest first,
 * then the most frequent. Keeps those of the last words, since each stage of a query asks for them.
 */
export function fuzzyTerms(dictionary: Dictionary, word: string): readonly Term[] {
  if (!isPlain(word)) return [];
  const kept = corrections.get(dictionary) ?? new Map<string, readonly Term[]>();
  corrections.set(dictionary, kept);
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= maxKept) kept.clear();
  const terms = findFuzzy(dictionary, word);
  kept.set(word, terms);
  return terms;
}

function findFuzzy(dictionary: Dictionary, word: string): Term[] {
  const limit = word.length < 5 ? 1 : 2;
  const sound = soundOf(word);
  const asked = unitsOf(word);
  const mask = letters(asked, 0, asked.length);
  const known = masksOf(dictionary);
  const { starts, units, size } = dictionary;
  const near: { id: number; weight: number }[] = [];
  for (let id = 0; id < size; id += 1) {
    if (bitCount(mask ^ (known[id] ?? 0)) > 2 * limit) continue;
    const start = starts[id] ?? 0;
    const distance = editDistance(asked, units, start, (starts[id + 1] ?? 0) - start, limit);
    if (distance === 0 || distance > limit) continue;
    const token = dictionary.token(id);
    const others = otherLetters(word, token);
    const isAlike = others === 0 || soundOf(token) === sound;
    const isNear = distance === 1 || (others === 1 && word.length >= mediumWord);
    // Another first letter makes another word, a missing one hardly: 'grief' is not 'brief'.
    const beginsAlike = units[start] === asked[0] || token.length !== word.length;
    if (!isAlike && word.length < longWord && !(isNear && beginsAlike)) continue;
    near.push({ id, weight: isAlike ? 0.5 : distance });
  }
  const least = near.reduce((best, { weight }) => Math.min(best, weight), Number.POSITIVE_INFINITY);
  return near
    .filter(({ weight }) => weight <= least + 1)
    .sort((a, b) => a.weight - b.weight || dictionary.frequency(b.id) - dictionary.frequency(a.id))
    .slice(0, maxFuzzy)
    .map(({ id, weight }) => createTerm('fuzzy', [id], 0.9 - 0.2 * weight));
}

const maxUnfinished = 8;

/**
 * Whether the token at `start` has a prefix within one edit (insertion, deletion, substitution,
 * transposition) of the word. Only the first letter that differs can be the edited one.
 */
function beginsAlmost(word: string, { units }: Dictionary, start: number, end: number) {
  const length = word.length;
  const isSame = (from: number, unit: number) => {
    if (unit + length - from > end) return false;
    for (let place = from; place < length; place += 1, unit += 1) {
      if (word.charCodeAt(place) !== units[unit]) return false;
    }
    return true;
  };
  let wrong = 0;
  while (wrong < length && word.charCodeAt(wrong) === units[start + wrong]) wrong += 1;
  const unit = start + wrong;
  if (wrong === 0 || wrong === length || unit >= end) return false;
  const isSwapped =
    word.charCodeAt(wrong) === units[unit + 1] && word.charCodeAt(wrong + 1) === units[unit];
  return (
    isSame(wrong + 1, unit + 1) ||
    isSame(wrong, unit + 1) ||
    isSame(wrong + 1, unit) ||
    (isSwapped && isSame(wrong + 2, unit + 2))
  );
}

/** Completions of the last word with one wrong letter, except the first. */
export function fuzzyPrefixTerms(dictionary: Dictionary, { word, isLast }: UnfinishedWord): Term[] {
  if (!isLast || !isPlain(word)) return [];
  const { starts } = dictionary;
  const near: { id: number; length: number }[] = [];
  const [from, to] = dictionary.range(word.charAt(0));
  for (let id = from; id < to; id += 1) {
    const [start, end] = [starts[id] ?? 0, starts[id + 1] ?? 0];
    if (end - start < word.length || !beginsAlmost(word, dictionary, start, end)) continue;
    near.push({ id, length: end - start });
  }
  return near
    .sort((a, b) => dictionary.frequency(b.id) - dictionary.frequency(a.id))
    .slice(0, maxUnfinished)
    .map(({ id, length }) =>
      createTerm('fuzzy', [id], 0.4 + (0.2 * word.length) / length, { isUnfinished: true }),
    );
}
