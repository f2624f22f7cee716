import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchQuery } from './benchEngine.ts';
import type { Asked, EngineHost, LoadTimes } from './engineHost.ts';

/** A message from a Node host to its process. */
export type NodeCall =
  | { kind: 'load' }
  | { kind: 'memory' }
  | { kind: 'ask'; queries: readonly BenchQuery[] };

/** Runs an engine in a separate Node process. */
export function startNodeHost(engine: string, indexFile: string): EngineHost {
  const child = fork(join(import.meta.dirname, 'nodeProcess.ts'), [engine, indexFile], {
    execArgv: ['--expose-gc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of ${engine} ended with ${code}`);
  });
  // The end of the process is only an error while a call is pending.
  ended.catch(() => {});
  const call = async (message: NodeCall): Promise<unknown> => {
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
