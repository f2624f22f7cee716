import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { answerCount, type BenchEngine } from '../benchEngine.ts';
import { type BenchRecord, benchFields, benchRecord, fieldBoosts, folded } from '../benchRecord.ts';

const words = (text: string) => text.split(' ');
const isLast = (_: string, place: number, all: readonly string[]) => place === all.length - 1;

const searchOptions: SearchOptions = {
  boost: fieldBoosts,
  combineWith: 'AND',
  prefix: isLast,
  fuzzy: (word) => (word.length < 4 ? false : word.length < 8 ? 1 : 2),
};

const options: Options<BenchRecord> = {
  fields: benchFields,
  tokenize: words,
  processTerm: (word) => word,
  searchOptions,
};

export const miniSearch: BenchEngine = {
  name: 'MiniSearch',
  configuration:
    'fields boosted; all words (any when none has all); last word as prefix; one wrong letter from 4 letters on, two from 8',
  build: (courses) => {
    const index = new MiniSearch<BenchRecord>(options);
    index.addAll(courses.map(benchRecord));
    return new TextEncoder().encode(JSON.stringify(index));
  },
  load: (bytes) => {
    const index = MiniSearch.loadJSON<BenchRecord>(new TextDecoder().decode(bytes), options);
    return {
      search: ({ text }) => {
        const all = index.search(folded(text));
        const found = all.length > 0 ? all : index.search(folded(text), { combineWith: 'OR' });
        return found.slice(0, answerCount).map(({ id }) => Number(id));
      },
    };
  },
};
