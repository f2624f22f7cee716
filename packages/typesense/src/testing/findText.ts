import { foldText, isWithinEdits } from '@aulario/search';
import type { SearchParameters } from '../searchParameters.ts';
import type { StoredDocument } from './conditions.ts';

/** The match of a text in a document. */
export interface FoundText {
  document: StoredDocument;
  textMatch: number;
  highlights: { field: string; matched_tokens: string[] }[];
}

const tokensOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [];

interface Asked {
  word: string;
  isLast: boolean;
}

/** The imported synonyms of a word, folded. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

function scoreOf(
  token: string,
  { word, isLast }: Asked,
  search: SearchParameters,
  synonyms: Synonyms,
  typos: number,
) {
  const folded = foldText(token);
  if (folded === word) return 4;
  if (search.prefix && isLast && folded.startsWith(word)) return 3;
  if (search.enable_synonyms && synonyms.get(word)?.includes(folded) === true) return 2;
  return typos > 0 && word.length > 3 && isWithinEdits(word, folded, typos) ? 1 : 0;
}

function findIn(
  document: StoredDocument,
  asked: readonly Asked[],
  search: SearchParameters,
  synonyms: Synonyms,
  typos: number,
): FoundText | null {
  const weights = search.query_by_weights.split(',').map(Number);
  const found = new Map<string, number>();
  const highlights = search.query_by.split(',').flatMap((field, place) => {
    const tokens = [document[field]].flat().flatMap((text) => tokensOf(String(text ?? '')));
    const matched = tokens.filter((token) =>
      asked.some((want) => {
        const score = scoreOf(token, want, search, synonyms, typos) * 100 + (weights[place] ?? 0);
        if (score < 100) return false;
        found.set(want.word, Math.max(found.get(want.word) ?? 0, score));
        return true;
      }),
    );
    return matched.length === 0 ? [] : [{ field, matched_tokens: matched }];
  });
  if (found.size < asked.length) return null;
  return {
    document,
    textMatch: [...found.values()].reduce((sum, score) => sum + score, 0),
    highlights,
  };
}

/**
 * A plain stand-in for Typesense's text match: every word must be found, exactly, as a prefix (the
 * last), through a synonym or, where nothing is found otherwise, with typos; words are left out from
 * the right while nothing is found and that is allowed.
 */
export function findText(
  documents: readonly StoredDocument[],
  search: SearchParameters,
  synonyms: Synonyms,
): FoundText[] {
  if (search.q === '*') {
    return documents.map((document) => ({ document, textMatch: 0, highlights: [] }));
  }
  const words = tokensOf(search.q).map(foldText);
  const find = (asked: readonly string[], typos: number) =>
    documents.flatMap((document) => {
      const wants = asked.map((word, index) => ({ word, isLast: index === asked.length - 1 }));
      return findIn(document, wants, search, synonyms, typos) ?? [];
    });
  for (let count = words.length; count > 0; count -= 1) {
    const asked = words.slice(0, count);
    const exact = find(asked, 0);
    const found =
      exact.length > 0 || search.typo_tokens_threshold === 0
        ? exact
        : find(asked, search.num_typos);
    if (found.length > 0 || search.drop_tokens_threshold === 0) return found;
  }
  return [];
}
