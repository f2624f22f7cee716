import UFuzzy from '@leeoniya/ufuzzy';
import { answerCount, type BenchEngine, fromJsonBytes, jsonBytes } from '../benchEngine.ts';
import { benchRecord, folded } from '../benchRecord.ts';

/** Queries of up to this many words are also tried in every other order. */
const permutedWords = 4;
/** Results with more matches are not ranked. */
const rankedMatches = 10_000;

export const uFuzzy: BenchEngine = {
  name: 'uFuzzy',
  configuration:
    'one line per course (title, instructors, subjects); one error per word; up to four words in any order',
  build: (courses) =>
    jsonBytes(
      courses.map((course, place) => {
        const { title, instructors, subjects } = benchRecord(course, place);
        return `${title} · ${instructors} · ${subjects}`;
      }),
    ),
  load: (bytes) => {
    const lines = fromJsonBytes(bytes) as string[];
    const matcher = new UFuzzy({
      intraMode: 1,
      intraIns: 1,
      intraSub: 1,
      intraTrn: 1,
      intraDel: 1,
    });
    return {
      search: ({ text }) => {
        const [places, info, order] = matcher.search(
          lines,
          folded(text),
          permutedWords,
          rankedMatches,
        );
        const ranked = order?.map((position) => info?.idx[position] ?? 0) ?? places ?? [];
        return ranked.slice(0, answerCount);
      },
    };
  },
};
