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
  loadMs: number;
  /** From the start of the load to the answer of a first, misspelt query. */
  firstAnswerMs: number;
}

/** What the process of an engine is asked for. */
export interface EngineCalls {
  /** Indexes so many courses and writes the index to its file. */
  build: (courses: number) => Promise<void>;
  /** Loads the index; reading its bytes is not timed. */
  load: () => Promise<LoadTimes>;
  /** Bytes in use after a garbage collection, buffers included. */
  memory: () => Promise<number>;
  ask: (queries: readonly BenchQuery[]) => Promise<Asked>;
}

/** A separate process for one engine, so that its memory can be measured. */
export interface EngineHost extends EngineCalls {
  engine: string;
  close: () => void;
}

/** Starts the process of an engine. */
export function startEngine(engine: string, indexFile: string): EngineHost {
  const child = fork(join(import.meta.dirname, 'engineProcess.ts'), [engine, indexFile], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of ${engine} ended with ${code}`);
  });
  // The end of the process is only an error while a call is pending.
  ended.catch(() => {});
  const call = (name: keyof EngineCalls) => async (argument?: unknown) => {
    child.send({ name, argument });
    const [answer] = await Promise.race([once(child, 'message'), ended]);
    return answer;
  };
  return {
    engine,
    build: call('build'),
    load: call('load'),
    memory: call('memory'),
    ask: call('ask'),
    close: () => child.kill('SIGKILL'),
  };
}
