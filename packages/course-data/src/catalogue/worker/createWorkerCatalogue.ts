import { addPlatforms } from '../../course/platforms.ts';
import type { Catalogue, CatalogueRequests, RequestKind } from '../port/catalogue.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { delegateCatalogue, type HandleRequest } from '../port/delegateCatalogue.ts';
import { type CatalogueInit, type FromWorker, readError, type ToWorker } from './protocol.ts';
import type { Report } from './serveCatalogue.ts';

/** The used part of `Worker`. */
export interface CatalogueWorker {
  addEventListener: Worker['addEventListener'];
  postMessage: <Kind extends RequestKind>(message: ToWorker<Kind>) => void;
  terminate: () => void;
}

/** Options for creating the worker. */
export interface WorkerCatalogueOptions {
  /**
   * Starts a worker, also after a crash. `hasFailed` is true if the previous one crashed before it
   * answered anything, which may mean that its code is broken.
   */
  start: (hasFailed: boolean) => Promise<CatalogueWorker>;
  /**
   * True if a request is about to come: the worker then starts at once. It is ready sooner, because
   * it takes messages only between two tasks of a busy page.
   */
  startsAtOnce?: boolean | undefined;
  /** Returns what the worker opens; must not reject. Runs concurrently with `start`. */
  init: () => Promise<CatalogueInit>;
  /** A request without an answer for this long terminates the worker; no limit if omitted. */
  answerTimeoutMs?: number | undefined;
  /** Receives the worker's reports and its crash. */
  report?: Report | undefined;
}

type Waiting = {
  [Kind in RequestKind]: Map<number, PromiseWithResolvers<CatalogueRequests[Kind]['answer']>>;
};

interface Running {
  worker: CatalogueWorker;
  waiting: Waiting;
  /** Terminates the worker and rejects its pending requests. */
  end: (cause: unknown) => void;
}

const nobodyWaiting = (): Waiting => ({
  search: new Map(),
  count: new Map(),
  suggest: new Map(),
  relax: new Map(),
  overview: new Map(),
  recommend: new Map(),
  course: new Map(),
  similar: new Map(),
  about: new Map(),
  changes: new Map(),
});

function settle<Kind extends RequestKind>(
  waiting: Waiting,
  message: Extract<FromWorker<Kind>, { type: 'answer' | 'error' }>,
): void {
  const waitingForKind = waiting[message.kind];
  const question = waitingForKind.get(message.id);
  waitingForKind.delete(message.id);
  if (message.type === 'answer') question?.resolve(message.value);
  else {
    const cause = readError(message.error);
    question?.reject(message.code === null ? cause : new CatalogueError(message.code, cause));
  }
}

const causeOf = (event: Event): Error =>
  new Error('message' in event ? String(event.message) : event.type);

const isTimeout = ({ cause }: Error) =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

/**
 * Creates a catalogue in a worker that by default starts with the first request. Aborting a request also stops
 * its work in the worker. When the worker crashes or hangs, its requests reject as a network
 * failure and the next request starts another worker. A worker that crashes before its first answer
 * is replaced once, at once.
 */
export function createWorkerCatalogue(options: WorkerCatalogueOptions): Catalogue {
  const { start, init, answerTimeoutMs, report } = options;
  let running: Promise<Running> | null = null;
  // The number of consecutive workers that crashed without an answer.
  let failureCount = 0;
  let lastId = 0;

  const run = async (isCurrent: () => boolean): Promise<Running> => {
    const opened = init();
    const worker = await start(failureCount > 0);
    const waiting = nobodyWaiting();
    let death: CatalogueError | null = null;
    let hasSpoken = false;
    const end = (cause: unknown) => {
      if (death !== null) return;
      death = new CatalogueError('network', cause);
      report?.(death, 'catalogue worker');
      if (!hasSpoken) failureCount += 1;
      if (isCurrent()) running = null;
      worker.terminate();
      for (const questions of Object.values(waiting)) {
        for (const { reject } of questions.values()) reject(death);
        questions.clear();
      }
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      hasSpoken = true;
      failureCount = 0;
      if (data.type === 'report') report?.(readError(data.error), data.context);
      else if (data.type === 'platforms') addPlatforms(data.platforms);
      else settle(waiting, data);
    });
    worker.addEventListener('error', (event) => end(causeOf(event)));
    worker.addEventListener('messageerror', (event) => end(causeOf(event)));
    worker.postMessage({ type: 'open', init: await opened });
    if (death !== null) throw death;
    return { worker, waiting, end };
  };

  const startRun = (): Promise<Running> => {
    const own: Promise<Running> = run(() => running === own).catch((error: unknown) => {
      if (running === own) running = null;
      throw error instanceof CatalogueError ? error : new CatalogueError('network', error);
    });
    return own;
  };

  const send: HandleRequest = async (kind, request, { signal }) => {
    running ??= startRun();
    const { worker, waiting, end } = await running;
    signal?.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const question = Promise.withResolvers<CatalogueRequests[typeof kind]['answer']>();
    waiting[kind].set(id, question);
    const abort = () => {
      waiting[kind].delete(id);
      worker.postMessage({ type: 'abort', id });
      question.reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.postMessage({ type: 'ask', id, kind, request });
    const timer =
      answerTimeoutMs &&
      setTimeout(() => end(new DOMException('No answer in time', 'TimeoutError')), answerTimeoutMs);
    return question.promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  };

  if (options.startsAtOnce) {
    running = startRun();
    // The request that waits for it reports the failure.
    running.catch(() => undefined);
  }

  return delegateCatalogue(async (kind, request, asking) => {
    const failuresBefore = failureCount;
    try {
      return await send(kind, request, asking);
    } catch (error) {
      const isStillborn = failureCount > failuresBefore && error instanceof CatalogueError;
      if (!isStillborn || isTimeout(error) || asking.signal?.aborted) throw error;
      return send(kind, request, asking);
    }
  });
}
