import { create, insertMultiple, load, type RawData, save, search } from '@orama/orama';
import { answerCount, fromLibrary } from '../benchEngine.ts';
import { benchFields, fieldBoosts } from '../benchRecord.ts';

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

export const orama = fromLibrary<RawData>({
  name: 'Orama',
  configuration: `fields boosted; all words (any when none has all); prefixes; ${tolerance} wrong letter`,
  build: async (records) => {
    const index = createIndex();
    const named = records.map(({ id, ...fields }) => ({ id: String(id), ...fields }));
    await insertMultiple(index, named, 5000);
    return save(index);
  },
  load: (raw) => {
    const index = createIndex();
    load(index, raw);
    const settings = { properties: benchFields, boost: fieldBoosts, tolerance, limit: answerCount };
    const ask = async (term: string, threshold: number) => {
      const { hits } = await search(index, { ...settings, term, threshold });
      return hits.map(({ id }) => Number(id));
    };
    return async (text) => {
      const all = await ask(text, 0);
      return all.length > 0 ? all : ask(text, 1);
    };
  },
});
