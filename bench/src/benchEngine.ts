import type { Course } from '@aulario/course-data';

/** A query as it is put to every engine. */
export interface BenchQuery {
  text: string;
  /** The reader's language; null when it is neither of the interface's two. */
  language: 'es' | 'en' | null;
}

/** How many answers a query asks for: a page of the catalogue. */
export const answerCount = 12;

/** An engine with its index in memory. */
export interface LoadedEngine {
  /** Places of the courses, best first, at most {@link answerCount}. */
  search: (query: BenchQuery) => number[] | Promise<number[]>;
}

/** One engine under measurement, in the configuration that is stated. */
export interface BenchEngine {
  name: string;
  /** In one line, for the report. */
  configuration: string;
  /** Indexes the courses, which are numbered by their places, and writes the index out. */
  build: (courses: readonly Course[]) => Uint8Array | Promise<Uint8Array>;
  /** Reads the index back, until the first query can be asked. */
  load: (index: Uint8Array) => LoadedEngine | Promise<LoadedEngine>;
}

/** An index that a library writes as JSON. */
export const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The reverse of {@link jsonBytes}. */
export const fromJsonBytes = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder().decode(bytes));
