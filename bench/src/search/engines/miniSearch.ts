import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { answerCount, type BenchEngine, jsonBytes } from '../benchEngine.ts';
import { type BenchRecord, benchFields, benchRecord, fieldBoosts, folded } from '../benchRecord.ts';

const words = (text: string) => text.split(' ');
const isLast = (_: string, place: number, all: readonly string[]) => place === all.length - 1;

const searchOptions: SearchOptions = {
  boost: fieldBoosts,
  combineWith: 'AND',
  prefix: isLast,
  fuzzy: (word) => (word.length < 4 ? false : word.length < 8 ? 1 : 2),
};

/** Counts transposed letters as two wrong letters. */
const furtherOff: SearchOptions = { fuzzy: (word) => (word.length < 5 ? false : 2) };

const options: Options<BenchRecord> = {
  fields: benchFields,
  tokenize: words,
  processTerm: (word) => word,
  searchOptions,
};

const configuration =
  'fields boosted; all words; last word as prefix; one wrong letter from 4 letters on, two from 8';

/**
 * MiniSearch with one query, and a further query with each of the other options while nothing is
 * found.
 */
function createMiniSearch(
  name: string,
  said: string,
  further: readonly SearchOptions[],
): BenchEngine {
  return {
    name,
    configuration: `${configuration}; ${said}`,
    build: (courses) => {
      const index = new MiniSearch<BenchRecord>(options);
      index.addAll(courses.map(benchRecord));
      return jsonBytes(index);
    },
    load: (bytes) => {
      const index = MiniSearch.loadJSON<BenchRecord>(new TextDecoder().decode(bytes), options);
      return {
        search: ({ text }) => {
          const query = folded(text);
          let found = index.search(query);
          for (const stage of further) if (found.length === 0) found = index.search(query, stage);
          return found.slice(0, answerCount).map(({ id }) => Number(id));
        },
      };
    },
  };
}

const anyWord: SearchOptions = { combineWith: 'OR' };

export const miniSearch = createMiniSearch('MiniSearch', 'any word when nothing has all', [
  anyWord,
]);

/** Finds more, but takes longer when it repeats a query. */
export const stagedMiniSearch = createMiniSearch(
  'MiniSearch, staged',
  'when nothing has all, two wrong letters from 5 on, then any word',
  [furtherOff, anyWord],
);
