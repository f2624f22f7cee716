import type { AskOptions, Catalogue } from '../catalogue.ts';
import { CatalogueError } from '../catalogueError.ts';
import { unlessAborted } from '../unlessAborted.ts';
import type { FromWorker, Opening, Question, ToWorker } from './protocol.ts';

/** As much of a `Worker` as is needed. */
export interface CatalogueWorker {
  addEventListener: Worker['addEventListener'];
  postMessage: (message: ToWorker) => void;
  terminate: () => void;
}

/** How the worker is had. */
export interface WorkerCatalogueOptions {
  /** Starts one; asked again after it died. */
  start: () => CatalogueWorker;
  /** What the worker opens; must not reject. Asked at the same time as the worker starts. */
  opening: () => Promise<Opening>;
  /** After so many milliseconds without an answer the worker counts as dead; never if left out. */
  patience?: number | undefined;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

interface Running {
  worker: CatalogueWorker;
  waiting: Map<number, Waiting>;
  /** Ends the worker; whoever waits is told. */
  end: (cause: unknown) => void;
}

function settle(waiting: Map<number, Waiting>, message: FromWorker): void {
  const asker = waiting.get(message.id);
  waiting.delete(message.id);
  if (asker === undefined) return;
  if (message.type === 'answer') asker.resolve(message.value as never);
  else {
    const cause = new Error(message.reason);
    asker.reject(message.code === null ? cause : new CatalogueError(message.code, cause));
  }
}

/**
 * A catalogue that lives in a worker. It starts with the first question. A signal that aborts a
 * question stops the work on it there. When the worker dies or hangs, whoever waits is told of it as
 * a network failure, and the next question starts another one.
 */
export function createWorkerCatalogue(options: WorkerCatalogueOptions): Catalogue {
  const { start, opening, patience } = options;
  let running: Promise<Running> | null = null;
  let lastId = 0;

  const run = async (): Promise<Running> => {
    const worker = start();
    const waiting = new Map<number, Waiting>();
    let death: CatalogueError | null = null;
    const end = (cause: unknown) => {
      death = new CatalogueError('network', cause);
      running = null;
      worker.terminate();
      for (const { reject } of waiting.values()) reject(death);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      settle(waiting, data),
    );
    worker.addEventListener('error', end);
    worker.addEventListener('messageerror', end);
    worker.postMessage({ type: 'open', opening: await opening() });
    if (death !== null) throw death;
    return { worker, waiting, end };
  };

  const send = async <T>(question: Question, signal: AbortSignal | undefined): Promise<T> => {
    running ??= run().catch((error: unknown) => {
      running = null;
      throw error instanceof CatalogueError ? error : new CatalogueError('network', error);
    });
    const { worker, waiting, end } = await running;
    signal?.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const abort = () => {
      waiting.delete(id);
      worker.postMessage({ type: 'abort', id });
    };
    signal?.addEventListener('abort', abort, { once: true });
    const answered = new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ type: 'ask', id, question });
    });
    const timer = patience && setTimeout(() => end(new Error('No answer in time')), patience);
    return answered.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  };

  const ask = <T>(question: Question, options: AskOptions = {}) =>
    unlessAborted(options.signal, () => send<T>(question, options.signal));

  return {
    search: (query, options) => ask({ kind: 'search', query }, options),
    count: (query, options) => ask({ kind: 'count', query }, options),
    relax: (query, options) => ask({ kind: 'relax', query }, options),
    suggest: (text, language, options) => ask({ kind: 'suggest', text, language }, options),
    overview: (options) => ask({ kind: 'overview' }, options),
    recommend: (asked, options) => ask({ kind: 'recommend', asked }, options),
  };
}
