import type { Course } from '@aulario/course-data';

/** A query for every engine. */
export interface BenchQuery {
  text: string;
  /** The reader's language; null when it is neither of the interface's two. */
  language: 'es' | 'en' | null;
}

/** The number of results per query: a page of the catalogue. */
export const answerCount = 12;

/** An engine with a loaded index. */
export interface LoadedEngine {
  /** Indices of the courses, best first, at most {@link answerCount}. */
  search: (query: BenchQuery) => number[] | Promise<number[]>;
}

/** An engine with the configuration under measurement. */
export interface BenchEngine {
  name: string;
  /** A single line for the report. */
  configuration: string;
  /** Indexes the courses, numbered by index, and serialises the result. */
  build: (courses: readonly Course[]) => Uint8Array | Promise<Uint8Array>;
  /** Deserialises the index until the engine can answer queries. */
  load: (index: Uint8Array) => LoadedEngine | Promise<LoadedEngine>;
}

/** Serialises a library's index as JSON. */
export const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The reverse of {@link jsonBytes}. */
export const fromJsonBytes = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder().decode(bytes));
