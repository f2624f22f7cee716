import { Charset, Index } from 'flexsearch';
import { answerCount, type BenchEngine, fromJsonBytes, jsonBytes } from '../benchEngine.ts';
import { benchRecord, folded } from '../benchRecord.ts';

// One text per course: earlier words weigh more, so the title comes first. A document index with
// separate fields found less in every trial.
const createIndex = () => new Index({ tokenize: 'tolerant', encoder: Charset.Normalize });

export const flexSearch: BenchEngine = {
  name: 'FlexSearch',
  configuration:
    "one text per course (title, instructors, subjects); tokenizer 'tolerant'; suggestions when not all words match",
  build: (courses) => {
    const index = createIndex();
    for (const [place, course] of courses.entries()) {
      const { title, instructors, subjects } = benchRecord(course, place);
      index.add(place, `${title} ${instructors} ${subjects}`);
    }
    const parts: [string, string][] = [];
    index.export((key: string, data: string) => {
      parts.push([key, data]);
    });
    return jsonBytes(parts);
  },
  load: (bytes) => {
    const index = createIndex();
    for (const [key, data] of fromJsonBytes(bytes) as [string, string][]) index.import(key, data);
    return {
      search: ({ text }) =>
        index.search(folded(text), { limit: answerCount, suggest: true }).map(Number),
    };
  },
};
