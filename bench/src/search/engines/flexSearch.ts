import { Charset, Index } from 'flexsearch';
import { answerCount, fromLibrary } from '../benchEngine.ts';

// One text per course: earlier words weigh more, so the title comes first. A document index with
// separate fields found less in every trial.
const createIndex = () => new Index({ tokenize: 'tolerant', encoder: Charset.Normalize });

export const flexSearch = fromLibrary<[key: string, data: string][]>({
  name: 'FlexSearch',
  configuration:
    "one text per course (title, instructors, subjects); tokenizer 'tolerant'; suggestions when not all words match",
  build: (records) => {
    const index = createIndex();
    for (const { id, title, instructors, subjects } of records)
      index.add(id, `${title} ${instructors} ${subjects}`);
    const parts: [string, string][] = [];
    index.export((key: string, data: string) => {
      parts.push([key, data]);
    });
    return parts;
  },
  load: (parts) => {
    const index = createIndex();
    for (const [key, data] of parts) index.import(key, data);
    return (text) => index.search(text, { limit: answerCount, suggest: true }).map(Number);
  },
});
