import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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

/** A message to the process of an engine. */
export type EngineCall =
  | { kind: 'load' }
  | { kind: 'memory' }
  | { kind: 'ask'; queries: readonly BenchQuery[] };

/** Starts the process of an engine. */
export function startEngine(engine: string, indexFile: string): EngineHost {
  const child = fork(join(import.meta.dirname, 'engineProcess.ts'), [engine, indexFile], {
    execArgv: ['--expose-gc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of ${engine} ended with ${code}`);
  });
  // The end of the process is only an error while a call is pending.
  ended.catch(() => {});
  const call = async (message: EngineCall): Promise<unknown> => {
    child.send(message);
    const [answer] = await Promise.race([once(child, 'message'), ended]);
    return answer;
  };
  return {
    engine,
    load: async () => (await call({ kind: 'load' })) as LoadTimes,
    memory: async () => (await call({ kind: 'memory' })) as number,
    ask: async (queries) => (await call({ kind: 'ask', queries })) as Asked,
    close: async () => {
      child.kill();
    },
  };
}
