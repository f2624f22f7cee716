/** The process behind a Node host: answers the calls that its parent sends, one at a time. */
import { readFileSync } from 'node:fs';
import { createEngineSession } from './engineSession.ts';
import type { NodeCall } from './nodeHost.ts';

const [, , engine = '', indexFile = ''] = process.argv;
const session = createEngineSession(engine);

function memory(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function answer(call: NodeCall): Promise<unknown> | unknown {
  switch (call.kind) {
    case 'load':
      return session.load(new Uint8Array(readFileSync(indexFile)));
    case 'memory':
      return memory();
    case 'ask':
      return session.ask(call.queries);
  }
}

process.on('message', async (call: NodeCall) => {
  process.send?.(await answer(call));
});
