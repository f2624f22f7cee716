import type { Dictionary } from '../../index/dictionary.ts';
import { lowWeightWords } from '../../language/lowWeightWords.ts';
import { stem } from '../../language/stem.ts';
import { isSignificantInSentence, isStopWord } from '../../language/words.ts';
import type { Vocabulary } from './compounds.ts';
import { fuzzyTerms, isPlain, soundOf } from './expandWord.ts';

/** Shorter parts are words by chance. */
const minPartLength = 3;
/** Below this length, only two swapped letters count as a typo. */
const minEditedLength = 5;
/** Shorter words are abbreviations, of which many differ in their order only. */
const minSwappedLength = 4;
const maxLinkLength = 3;
const maxCompletions = 8;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A word of the index or the lexicon that a part of a compound may stand for. */
interface Reading {
  word: string;
  /** 0 as typed, 1 with a typo or completed. */
  changes: number;
}

/** The words that differ in one typo: two swapped letters, or in a longer word any one letter. */
function* withOneTypo(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, one = '', other = ''] = [word.slice(0, at), word[at], word[at + 1]];
    yield before + other + one + word.slice(at + 2);
    if (word.length < minEditedLength) continue;
    yield before + word.slice(at + 1);
    for (const letter of letters) {
      yield before + letter + word.slice(at);
      yield before + letter + word.slice(at + 1);
    }
  }
}

function completions(dictionary: Dictionary, begun: string): string[] {
  const [from, to] = dictionary.range(begun);
  return Array.from({ length: to - from }, (_, place) => from + place)
    .toSorted((a, b) => dictionary.frequency(b) - dictionary.frequency(a))
    .slice(0, maxCompletions)
    .map((id) => dictionary.token(id));
}

/** Whether a document or the lexicon has a word as it is typed. */
export const isKnown = ({ dictionary, glossary }: Vocabulary, word: string) =>
  dictionary.find(word) >= 0 || glossary.hasTypedWord(word);

function readingsOf(vocabulary: Vocabulary, part: string, isUnfinished: boolean): Reading[] {
  if (isKnown(vocabulary, part)) return [{ word: part, changes: 0 }];
  const changed = new Set([...withOneTypo(part)].filter((word) => isKnown(vocabulary, word)));
  if (isUnfinished) for (const word of completions(vocabulary.dictionary, part)) changed.add(word);
  return [...changed].map((word) => ({ word, changes: 1 }));
}

/** The stop words that may link the parts: 'de' in 'basesdedatos'; '' for none. */
const linksIn = (rest: string) => [
  '',
  ...Array.from({ length: maxLinkLength }, (_, place) => rest.slice(0, place + 1)).filter(
    isStopWord,
  ),
];

/**
 * The word of the lexicon that an unknown word is with one typo: it begins or sounds alike, and is no
 * inflection. Of several, one that is a whole term. Null for none.
 */
export function correctedByLexicon(vocabulary: Vocabulary, word: string): string | null {
  const { glossary } = vocabulary;
  if (!isPlain(word) || word.length < minSwappedLength || isKnown(vocabulary, word)) return null;
  const sound = soundOf(word);
  const near = [...new Set(withOneTypo(word))]
    .filter((one) => glossary.hasTypedWord(one) && stem(one) !== stem(word))
    .filter((one) => one[0] === word[0] || soundOf(one) === sound);
  return near.find((one) => glossary.knownIn([one]).length > 0) ?? near[0] ?? null;
}

/** The words of the index that a misspelt word may be, the closest first. */
const nearWords = ({ dictionary }: Vocabulary, word: string): readonly string[] =>
  fuzzyTerms(dictionary, word).map(({ tokens: [id = 0] }) => dictionary.token(id));

/**
 * The name of the lexicon that two adjacent words are together, although one or both are misspelt:
 * 'graphic design' for 'grafic desing'. Null where both are known, and for no name.
 */
export function correctedName(
  vocabulary: Vocabulary,
  [first, second]: readonly [string, string],
): [string, string] | null {
  const { glossary } = vocabulary;
  const [knowsFirst, knowsSecond] = [isKnown(vocabulary, first), isKnown(vocabulary, second)];
  if (knowsFirst && knowsSecond) return null;
  for (const one of knowsFirst ? [first] : nearWords(vocabulary, first)) {
    const seconds = glossary.secondWords(one);
    if (seconds.length === 0) continue;
    const other = (knowsSecond ? [second] : nearWords(vocabulary, second)).find((near) =>
      seconds.includes(near),
    );
    if (other !== undefined) return [one, other];
  }
  return null;
}

/** A name with its version or year: 'python3', 'excel2019'. */
const versioned = /^(\p{L}{3,})(\d{1,4})$/u;

/**
 * Splits a word into two words that make a name of the lexicon, although one of them has a typo or
 * is unfinished: 'frontned' into 'front end', 'basesdedat' into 'bases de datos'. A known word is also
 * parted from the number behind it. Null if it cannot.
 */
export function respelled(
  vocabulary: Vocabulary,
  { word, isLast }: { word: string; isLast: boolean },
): string | null {
  const [, name = '', version] = versioned.exec(word) ?? [];
  if (isKnown(vocabulary, name)) return `${name} ${version}`;
  if (!isPlain(word) || vocabulary.glossary.hasWord(word)) return null;
  let best: { text: string; changes: number } | null = null;
  for (let end = minPartLength; end <= word.length - minPartLength; end += 1) {
    const begin = word.slice(0, end);
    for (const link of linksIn(word.slice(end))) {
      const rest = word.slice(end + link.length);
      // Only one part may have a typo, so that most cuts need no look at the other part.
      const isPossible = isKnown(vocabulary, begin) || isKnown(vocabulary, rest);
      if (rest.length < minPartLength || !isPossible) continue;
      const firsts = readingsOf(vocabulary, begin, false);
      for (const second of readingsOf(vocabulary, rest, isLast)) {
        for (const first of firsts) {
          const changes = first.changes + second.changes;
          if (changes > 1 || (best !== null && best.changes <= changes)) continue;
          const names = vocabulary.glossary.knownIn([first.word, second.word]);
          if (!names.some(({ length }) => length === 2)) continue;
          best = { text: [first.word, link, second.word].filter(Boolean).join(' '), changes };
        }
      }
    }
  }
  return best?.text ?? null;
}

/**
 * The word of the lexicon that two adjacent words are together, although it does not have the two:
 * 'java script', 'quick books'; in a finished query also with one typo, where one of the two is no
 * word and none phrasing: 'chat gtp', not 'react or'. Null for none, for two words of phrasing, and where
 * documents say it: both words, or the one word, which is then found as a compound unless phrasing is
 * part of it.
 */
export function joinedByLexicon(
  vocabulary: Vocabulary,
  pair: readonly [string, string],
  isFinished: boolean,
): string | null {
  const { dictionary, glossary } = vocabulary;
  const phrasing = pair.filter((word) => lowWeightWords.has(word)).length;
  if (phrasing === pair.length || pair.some(isStopWord)) return null;
  const isSaid = (word: string) => dictionary.find(word) >= 0;
  const typed = pair.join('');
  if (isSaid(typed) ? phrasing === 0 : pair.every(isSaid)) return null;
  const mayBeTypo =
    isFinished &&
    phrasing === 0 &&
    pair.every(isSignificantInSentence) &&
    !pair.every((word) => isKnown(vocabulary, word));
  const corrected = mayBeTypo ? correctedByLexicon(vocabulary, typed) : null;
  const joined = corrected ?? typed;
  const isName =
    isPlain(joined) &&
    glossary.hasTypedWord(joined) &&
    glossary.knownIn([joined]).length > 0 &&
    !glossary.knownIn(pair).some(({ length }) => length > 1);
  return isName ? joined : null;
}
