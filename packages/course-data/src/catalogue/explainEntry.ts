import type { SearchResult } from 'minisearch';
import type { Match, MatchedWord, MatchField, MatchKind } from './match.ts';
import { queryWords } from './words.ts';

const fieldNames: Readonly<Record<string, MatchField>> = {
  title: 'title',
  subjects: 'subject',
  instructors: 'instructor',
  institution: 'institution',
  platform: 'platform',
  headline: 'headline',
};

function kindOf(asked: string, found: string): MatchKind {
  if (asked === found) return 'exact';
  return found.startsWith(asked) ? 'prefix' : 'fuzzy';
}

/** Which of the words that were asked for led to a word of the course. */
function askedFor(found: string, asked: readonly string[]): string {
  const open = asked.filter((word) => kindOf(word, found) !== 'fuzzy');
  const near = asked.filter((word) => word[0] === found[0]);
  return open.toSorted((a, b) => b.length - a.length)[0] ?? near[0] ?? asked[0] ?? found;
}

/** Why a course was found, from what MiniSearch says; null is a course found by its name alone. */
export function explainEntry(text: string, result: SearchResult | null): Match {
  const asked = queryWords(text);
  const found: [string, string[]][] =
    result === null ? asked.map((word) => [word, ['title']]) : Object.entries(result.match);
  const words = found.map(([word, fields]): MatchedWord => {
    const from = askedFor(word, result?.queryTerms ?? asked);
    return {
      asked: from,
      found: word,
      kind: kindOf(from, word),
      fields: fields.flatMap((field) => fieldNames[field] ?? []),
      share: 1 / found.length,
    };
  });
  return { score: result?.score ?? 1, words };
}
