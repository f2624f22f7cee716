import UFuzzy from '@leeoniya/ufuzzy';
import { fromLibrary } from '../benchEngine.ts';

/** Queries of up to this many words are also tried in every other order. */
const permutedWords = 4;
/** Results with more matches are not ranked. */
const rankedMatches = 10_000;

export const uFuzzy = fromLibrary<string[]>({
  name: 'uFuzzy',
  configuration:
    'one line per course (title, instructors, subjects); one error per word; up to four words in any order',
  build: (records) =>
    records.map(({ title, instructors, subjects }) => `${title} · ${instructors} · ${subjects}`),
  load: (lines) => {
    const matcher = new UFuzzy({
      intraMode: 1,
      intraIns: 1,
      intraSub: 1,
      intraTrn: 1,
      intraDel: 1,
    });
    return (text) => {
      const [places, info, order] = matcher.search(lines, text, permutedWords, rankedMatches);
      return order?.map((position) => info?.idx[position] ?? 0) ?? places ?? [];
    };
  },
});
