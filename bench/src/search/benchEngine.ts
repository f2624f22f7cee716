import type { Course } from '@aulario/course-data';
import { foldForJudge, type JudgedQuery } from '@aulario/search-eval/relevance';
import { type BenchRecord, benchRecord } from './benchRecord.ts';

/** A query for every engine. */
export type BenchQuery = Pick<JudgedQuery, 'text' | 'language'>;

/** The number of results per query: a page of the catalogue. */
export const answerCount = 12;

/** An engine with a loaded index. */
export interface LoadedEngine {
  /** Indices of the courses, best first, at most {@link answerCount}. */
  search: (query: BenchQuery) => Promise<number[]>;
}

/** An engine with the configuration under measurement. */
export interface BenchEngine {
  name: string;
  /** A single line for the report. */
  configuration: string;
  /** Indexes the courses, numbered by index, and serialises the result. */
  build: (courses: readonly Course[]) => Promise<Uint8Array>;
  /** Deserialises the index until the engine can answer queries. */
  load: (index: Uint8Array) => Promise<LoadedEngine>;
}

/** A library whose index is JSON of this form, and which searches folded texts. */
interface Library<Index> extends Pick<BenchEngine, 'name' | 'configuration'> {
  build: (records: BenchRecord[]) => Index | Promise<Index>;
  /** Returns the search: the ids of records, best first. */
  load: (index: Index) => (text: string) => number[] | Promise<number[]>;
}

/** A library as an engine. */
export const fromLibrary = <Index>({ build, load, ...library }: Library<Index>): BenchEngine => ({
  ...library,
  build: async (courses) =>
    new TextEncoder().encode(JSON.stringify(await build(courses.map(benchRecord)))),
  load: async (bytes) => {
    const search = load(JSON.parse(new TextDecoder().decode(bytes)) as Index);
    return { search: async ({ text }) => (await search(foldForJudge(text))).slice(0, answerCount) };
  },
});
