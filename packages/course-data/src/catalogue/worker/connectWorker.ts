import { addPlatforms } from '../../course/platforms.ts';
import type { CatalogueRequests, RequestKind } from '../port/catalogue.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import type { HandleRequest } from '../port/delegateCatalogue.ts';
import { noPendingRequests, rejectRequests, settleRequest } from './pendingRequests.ts';
import { type CatalogueInit, type FromWorker, readError, type ToWorker } from './protocol.ts';
import type { Report } from './serveCatalogue.ts';

/** The used part of `Worker`. */
export interface CatalogueWorker {
  addEventListener: Worker['addEventListener'];
  postMessage: <Kind extends RequestKind>(message: ToWorker<Kind>) => void;
  terminate: () => void;
}

interface ConnectionOptions {
  start: () => Promise<CatalogueWorker>;
  init: () => Promise<CatalogueInit>;
  /** A request without an answer for this long terminates the worker; no limit if omitted. */
  answerTimeoutMs?: number | undefined;
  report?: Report | undefined;
  /** Called with every message of the worker. */
  onMessage: () => void;
  /** Called once, when the worker has crashed or exceeded the time limit. */
  onEnd: (hasAnswered: boolean) => void;
}

const causeOf = (event: Event): Error =>
  new Error('message' in event ? String(event.message) : event.type);

/**
 * Starts a worker and opens its catalogue. Returns the function that sends it requests; they reject
 * as a network failure once the worker has ended.
 */
export async function connectWorker(options: ConnectionOptions): Promise<HandleRequest> {
  const { report, answerTimeoutMs } = options;
  const opened = options.init();
  const worker = await options.start();
  const pending = noPendingRequests();
  let failure: CatalogueError | null = null;
  let hasAnswered = false;
  let lastId = 0;

  const end = (cause: unknown) => {
    if (failure !== null) return;
    failure = new CatalogueError('network', cause);
    report?.(failure, 'catalogue worker');
    options.onEnd(hasAnswered);
    worker.terminate();
    rejectRequests(pending, failure);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    hasAnswered = true;
    options.onMessage();
    if (data.type === 'report') report?.(readError(data.error), data.context);
    else if (data.type === 'platforms') addPlatforms(data.platforms);
    else settleRequest(pending, data);
  });
  worker.addEventListener('error', (event) => end(causeOf(event)));
  worker.addEventListener('messageerror', (event) => end(causeOf(event)));
  worker.postMessage({ type: 'open', init: await opened });
  if (failure !== null) throw failure;

  return (kind, request, { signal }) => {
    lastId += 1;
    const id = lastId;
    const answer = Promise.withResolvers<CatalogueRequests[typeof kind]['answer']>();
    pending[kind].set(id, answer);
    const abort = () => {
      pending[kind].delete(id);
      worker.postMessage({ type: 'abort', id });
      answer.reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.postMessage({ type: 'ask', id, kind, request });
    const timer =
      answerTimeoutMs &&
      setTimeout(() => end(new DOMException('No answer in time', 'TimeoutError')), answerTimeoutMs);
    return answer.promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  };
}
