import { create, insertMultiple, load, type RawData, save, search } from '@orama/orama';
import { answerCount, type BenchEngine, fromJsonBytes, jsonBytes } from '../benchEngine.ts';
import { benchFields, benchRecord, fieldBoosts, folded } from '../benchRecord.ts';

/** The number of wrong letters allowed in a word. */
const tolerance = 1;

const createIndex = () =>
  create({
    schema: Object.fromEntries(benchFields.map((field) => [field, 'string' as const])),
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: (text: string) => [...new Set(text.split(' '))],
      },
    },
  });

export const orama: BenchEngine = {
  name: 'Orama',
  configuration: `fields boosted; all words (any when none has all); prefixes; ${tolerance} wrong letter`,
  build: async (courses) => {
    const index = createIndex();
    const records = courses.map(({ ...course }, place) => {
      const { id, ...fields } = benchRecord(course, place);
      return { id: String(id), ...fields };
    });
    await insertMultiple(index, records, 5000);
    return jsonBytes(save(index));
  },
  load: (bytes) => {
    const index = createIndex();
    load(index, fromJsonBytes(bytes) as RawData);
    const ask = async (term: string, threshold: number) => {
      const { hits } = await search(index, {
        term,
        properties: benchFields,
        boost: fieldBoosts,
        tolerance,
        threshold,
        limit: answerCount,
      });
      return hits.map(({ id }) => Number(id));
    };
    return {
      search: async ({ text }) => {
        const all = await ask(folded(text), 0);
        return all.length > 0 ? all : ask(folded(text), 1);
      },
    };
  },
};
