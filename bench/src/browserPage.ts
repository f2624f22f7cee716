/** The page behind a browser host; its calls are made by Playwright. */
import type { BenchQuery } from './benchEngine.ts';
import type { LoadTimes } from './engineHost.ts';
import { createEngineSession, type EngineSession } from './engineSession.ts';

/** What the page offers. */
export interface BenchPage {
  start: (engine: string) => void;
  /** Fetches the index, then loads it; only the loading is timed. */
  load: (address: string) => Promise<LoadTimes>;
  ask: EngineSession['ask'];
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

let session: EngineSession | null = null;

function started(): EngineSession {
  if (session === null) throw new Error('No engine was started');
  return session;
}

window.bench = {
  start: (engine) => {
    session = createEngineSession(engine);
  },
  load: async (address) => {
    const response = await fetch(address);
    return started().load(new Uint8Array(await response.arrayBuffer()));
  },
  ask: (queries: readonly BenchQuery[]) => started().ask(queries),
};
