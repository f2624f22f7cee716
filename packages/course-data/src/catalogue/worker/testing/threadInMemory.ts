import type { CatalogueWorker } from '../connectWorker.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';
import type { WorkerScope } from '../serveCatalogue.ts';

/** A worker in the same thread: messages are cloned and arrive asynchronously. */
export interface MemoryThread {
  worker: CatalogueWorker;
  scope: WorkerScope;
  /** All messages from the page. */
  said: ToWorker[];
  isTerminated: boolean;
  die: () => void;
}

/** Creates both ends of a worker. */
export function createMemoryThread(): MemoryThread {
  const page = new EventTarget();
  const inside = new EventTarget();
  const deliver = (target: EventTarget, message: FromWorker | ToWorker) => {
    const data: unknown = structuredClone(message);
    setTimeout(() => {
      if (!thread.isTerminated) target.dispatchEvent(new MessageEvent('message', { data }));
    }, 0);
  };
  const thread: MemoryThread = {
    said: [],
    isTerminated: false,
    worker: {
      addEventListener: page.addEventListener.bind(page),
      postMessage: (message) => {
        thread.said.push(message);
        deliver(inside, message);
      },
      terminate: () => {
        thread.isTerminated = true;
      },
    },
    scope: {
      addEventListener: inside.addEventListener.bind(inside) as WorkerScope['addEventListener'],
      postMessage: (message) => deliver(page, message),
    },
    die: () => page.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' })),
  };
  return thread;
}
