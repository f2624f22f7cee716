import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import { fromLibrary } from '../benchEngine.ts';
import { type BenchRecord, benchFields, fieldBoosts } from '../benchRecord.ts';

const isLast = (_: string, place: number, all: readonly string[]) => place === all.length - 1;

const options: Options<BenchRecord> = {
  fields: benchFields,
  tokenize: (text) => text.split(' '),
  processTerm: (word) => word,
  searchOptions: {
    boost: fieldBoosts,
    combineWith: 'AND',
    prefix: isLast,
    fuzzy: (word) => (word.length < 4 ? false : word.length < 8 ? 1 : 2),
  },
};

const configuration =
  'fields boosted; all words; last word as prefix; one wrong letter from 4 letters on, two from 8';

/**
 * MiniSearch with one query, and a further query with each of the other options while nothing is
 * found.
 */
const createMiniSearch = (name: string, said: string, further: readonly SearchOptions[]) =>
  fromLibrary<AsPlainObject>({
    name,
    configuration: `${configuration}; ${said}`,
    build: (records) => {
      const index = new MiniSearch<BenchRecord>(options);
      index.addAll(records);
      return index.toJSON();
    },
    load: (plain) => {
      const index = MiniSearch.loadJS<BenchRecord>(plain, options);
      return (text) => {
        let found = index.search(text);
        for (const stage of further) if (found.length === 0) found = index.search(text, stage);
        return found.map(({ id }) => Number(id));
      };
    },
  });

const anyWord: SearchOptions = { combineWith: 'OR' };
/** Counts transposed letters as two wrong letters. */
const furtherOff: SearchOptions = { fuzzy: (word) => (word.length < 5 ? false : 2) };

export const miniSearch = createMiniSearch('MiniSearch', 'any word when nothing has all', [
  anyWord,
]);

/** Finds more, but takes longer when it repeats a query. */
export const stagedMiniSearch = createMiniSearch(
  'MiniSearch, staged',
  'when nothing has all, two wrong letters from 5 on, then any word',
  [furtherOff, anyWord],
);
