import { addPlatforms } from '../../course/platforms.ts';
import {
  type CatalogueRequests,
  type HandleRequest,
  type RequestKind,
  requestKinds,
} from '../port/catalogue.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { type CatalogueInit, type FromWorker, readError, type ToWorker } from './protocol.ts';
import type { Report } from './serveCatalogue.ts';

/** The requests that a worker has not answered yet, by kind and id. */
type PendingRequests = {
  [Kind in RequestKind]: Map<number, PromiseWithResolvers<CatalogueRequests[Kind]['answer']>>;
};

export const noPendingRequests = (): PendingRequests =>
  // One map for each kind.
  Object.fromEntries(requestKinds.map((kind) => [kind, new Map()])) as PendingRequests;

/** Settles the request that a message answers; ignores answers to aborted requests. */
export function settleRequest<Kind extends RequestKind>(
  pending: PendingRequests,
  message: Extract<FromWorker<Kind>, { type: 'answer' | 'error' }>,
): void {
  const ofKind = pending[message.kind];
  const request = ofKind.get(message.id);
  ofKind.delete(message.id);
  if (message.type === 'answer') request?.resolve(message.value);
  else request?.reject(readError(message.error));
}

export function rejectRequests(pending: PendingRequests, error: CatalogueError): void {
  for (const requests of Object.values(pending)) {
    for (const { reject } of requests.values()) reject(error);
    requests.clear();
  }
}

/** The used part of `Worker`. */
export interface CatalogueWorker {
  addEventListener: Worker['addEventListener'];
  postMessage: <Kind extends RequestKind>(message: ToWorker<Kind>) => void;
  terminate: () => void;
}

interface ConnectionOptions {
  start: () => Promise<CatalogueWorker>;
  init: () => Promise<CatalogueInit>;
  /** How long a request waits for its answer; no limit if omitted. */
  answerTimeoutMs?: number | undefined;
  report?: Report | undefined;
  /** Called with every message of the worker. */
  onMessage: () => void;
  /** Called once, when the worker has crashed or takes no more messages. */
  onEnd: (hasAnswered: boolean) => void;
}

/** A worker that takes no message for this long hangs. A busy one takes them between two tasks. */
const silenceTimeoutMs = 10_000;

const timedOut = (message: string) =>
  new CatalogueError('timeout', new DOMException(message, 'TimeoutError'));

/**
 * Starts a worker and opens its catalogue. Returns the function that sends it requests; they reject
 * once the worker has ended.
 */
export async function connectWorker(options: ConnectionOptions): Promise<HandleRequest> {
  const { report, answerTimeoutMs } = options;
  const opened = options.init();
  const worker = await options.start();
  const pending = noPendingRequests();
  let failure: CatalogueError | null = null;
  let hasAnswered = false;
  let lastId = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const end = (error: CatalogueError, isExplained = false) => {
    clearTimeout(silence);
    if (failure !== null) return;
    failure = error;
    if (!isExplained) report?.(failure, 'catalogue worker');
    options.onEnd(hasAnswered);
    worker.terminate();
    rejectRequests(pending, failure);
  };

  const crash = (event: Event) => {
    // Without a message its code could not be loaded; the next start says why.
    const isUnloaded = !('message' in event);
    const message = isUnloaded ? event.type : String(event.message);
    end(new CatalogueError('failed', new Error(message)), isUnloaded);
  };

  const endIfSilent = () => {
    worker.postMessage({ type: 'ping' });
    silence ??= setTimeout(() => end(timedOut('The worker hangs')), silenceTimeoutMs);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    hasAnswered = true;
    clearTimeout(silence);
    silence = undefined;
    options.onMessage();
    if (data.type === 'report') report?.(readError(data.error), data.context);
    else if (data.type === 'platforms') addPlatforms(data.platforms);
    else if (data.type !== 'pong') settleRequest(pending, data);
  });
  worker.addEventListener('error', crash);
  worker.addEventListener('messageerror', crash);
  worker.postMessage({ type: 'open', init: await opened });
  if (failure !== null) throw failure;

  return (kind, request, { signal }) => {
    lastId += 1;
    const id = lastId;
    const answer = Promise.withResolvers<CatalogueRequests[typeof kind]['answer']>();
    pending[kind].set(id, answer);
    const giveUp = (reason: unknown) => {
      pending[kind].delete(id);
      worker.postMessage({ type: 'abort', id });
      answer.reject(reason);
    };
    const abort = () => giveUp(signal?.reason);
    const timeOut = () => {
      giveUp(timedOut('No answer in time'));
      endIfSilent();
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.postMessage({ type: 'ask', id, kind, request });
    const timer = answerTimeoutMs && setTimeout(timeOut, answerTimeoutMs);
    return answer.promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  };
}
