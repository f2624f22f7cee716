import { courseDocument, courseIndexLexicon } from '@aulario/course-data/documents';
import { buildIndex, joinIndex, openIndex } from '@aulario/search';
import { answerCount, type BenchEngine } from '../benchEngine.ts';
import { flexSearch } from './flexSearch.ts';
import { miniSearch, stagedMiniSearch } from './miniSearch.ts';
import { orama } from './orama.ts';
import { uFuzzy } from './uFuzzy.ts';

const ours: BenchEngine = {
  name: 'Aulario',
  configuration: 'as the application uses it; the whole index in memory',
  build: async (courses) =>
    joinIndex(buildIndex(courses.map(courseDocument), courseIndexLexicon())),
  load: async (bytes) => {
    const index = openIndex(bytes);
    return {
      search: async ({ text, language }) => {
        const answer = await index.search(text, { language: language ?? undefined });
        return answer.rank(0, answerCount).map(({ document }) => document);
      },
    };
  },
};

/** All engines under measurement, ours first. */
export const engines: readonly BenchEngine[] = [
  ours,
  miniSearch,
  stagedMiniSearch,
  flexSearch,
  uFuzzy,
  orama,
];
