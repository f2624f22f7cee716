import {
  type Correction,
  foldText,
  isWithinEdits,
  type Match,
  type MatchedWord,
  type MatchField,
  type MatchKind,
} from '@aulario/search';

/** The highlights of one field in Typesense's answer. */
export interface Highlight {
  field: string;
  /** One list, or one for each element of a field that holds several texts. */
  matched_tokens: readonly string[] | readonly (readonly string[])[];
}

const fields: Readonly<Record<string, MatchField>> = {
  title: 'title',
  subjects: 'subject',
  instructors: 'instructor',
  institution: 'institution',
  platformName: 'platform',
  headline: 'headline',
};

function kindOf(asked: string, found: string): MatchKind {
  if (found === asked) return 'exact';
  if (found.startsWith(asked)) return 'prefix';
  // A token that does not read like the word was found through the synonyms.
  return isWithinEdits(asked, found, 2) ? 'fuzzy' : 'translation';
}

const order: readonly MatchKind[] = ['exact', 'prefix', 'fuzzy', 'translation'];

/** The words of a text that courses are to hold, folded, under the words as typed. */
export function askedWords(text: string): ReadonlyMap<string, string> {
  const words = text
    .split(/\s+/)
    .filter((word) => !word.startsWith('-'))
    .map((word) => word.replaceAll('"', ''))
    .filter((word) => word !== '');
  return new Map(words.map((word) => [word, foldText(word)]));
}

/** Each folded token, and the fields that hold it. */
function tokensOf(highlights: readonly Highlight[]): ReadonlyMap<string, readonly MatchField[]> {
  const tokens = new Map<string, MatchField[]>();
  for (const { field, matched_tokens } of highlights) {
    const name = fields[field];
    if (name === undefined) continue;
    for (const token of new Set(matched_tokens.flat().map(foldText))) {
      tokens.set(token, [...(tokens.get(token) ?? []), name]);
    }
  }
  return tokens;
}

/**
 * Why a course is among the hits, read from the words that Typesense highlights. It tells no part of
 * the score apart, so all words share it evenly.
 */
export function readMatch(text: string, score: number, highlights: readonly Highlight[]): Match {
  const tokens = [...tokensOf(highlights)];
  const askedFor = askedWords(text);
  const isTypedOf = (found: string) => (folded: string) => kindOf(folded, found) !== 'translation';
  const words = [...askedFor].flatMap(([asked, folded]): Omit<MatchedWord, 'share'>[] => {
    // A token that reads like another word of the text is that word, not the translation of this one.
    const own = tokens.filter(
      ([found]) => isTypedOf(found)(folded) || ![...askedFor.values()].some(isTypedOf(found)),
    );
    const [best] = own
      .map(([found, where]) => ({ asked, found, kind: kindOf(folded, found), fields: where }))
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
    return best === undefined ? [] : [best];
  });
  return { score, words: words.map((word) => ({ ...word, share: 1 / words.length })) };
}

/** The text with the words that the best hit holds; null when it holds them as typed. */
export function readCorrection(text: string, best: Match | null): Correction | null {
  const corrected = best?.words.filter(({ kind }) => kind === 'fuzzy') ?? [];
  if (corrected.length === 0) return null;
  const to = corrected.reduce((said, { asked, found }) => said.replace(asked, found), text);
  return { from: text, to };
}
