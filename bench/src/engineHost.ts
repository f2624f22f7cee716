import type { BenchQuery } from './benchEngine.ts';

/** The results of some queries. */
export interface Asked {
  /** Per query, in order. */
  milliseconds: number[];
  answers: number[][];
}

/** Load times of an index in milliseconds. */
export interface LoadTimes {
  load: number;
  /** From the start of the load to the answer of a first, misspelt query. */
  firstAnswer: number;
}

/** A separate process for one engine, so that its memory can be measured. */
export interface EngineHost {
  engine: string;
  /** Loads the index; fetching its bytes is not timed. */
  load: () => Promise<LoadTimes>;
  /** Bytes in use after a garbage collection, buffers included. */
  memory: () => Promise<number>;
  ask: (queries: readonly BenchQuery[]) => Promise<Asked>;
  close: () => Promise<void>;
}
