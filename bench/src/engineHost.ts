import type { BenchQuery } from './benchEngine.ts';

/** What asking some queries gave. */
export interface Asked {
  /** Of each query, in their order. */
  milliseconds: number[];
  answers: number[][];
}

/** How long an index took, in milliseconds. */
export interface LoadTimes {
  load: number;
  /** From the beginning of the load to the answer of a first, misspelt query. */
  firstAnswer: number;
}

/** A process of its own that holds one engine, so that memory can be told apart. */
export interface EngineHost {
  engine: string;
  /** Reads the index; fetching its bytes is not timed. */
  load: () => Promise<LoadTimes>;
  /** Bytes in use, buffers included, after the garbage is collected. */
  memory: () => Promise<number>;
  ask: (queries: readonly BenchQuery[]) => Promise<Asked>;
  close: () => Promise<void>;
}
