import { type Catalogue, delegateCatalogue, type HandleRequest } from '../port/catalogue.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { fetchManifest } from '../static/manifestFile.ts';
import { type CatalogueWorker, connectWorker } from './connectWorker.ts';
import { type CatalogueInit, writeError } from './protocol.ts';
import type { Report } from './serveCatalogue.ts';

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
  /** How long a request waits for its answer; no limit if omitted. */
  answerTimeoutMs?: number | undefined;
  /** Receives the worker's reports and its crash. */
  report?: Report | undefined;
}

/**
 * Creates a catalogue in a worker that by default starts with the first request. Aborting a request
 * also stops its work in the worker. A request that exceeds the time limit fails alone. When the
 * worker crashes or takes no more messages, all its requests fail and the next request starts
 * another worker. A worker that crashes before its
 * first answer is replaced once, at once.
 */
export function createWorkerCatalogue(options: WorkerCatalogueOptions): Catalogue {
  const { start, ...given } = options;
  let connection: Promise<HandleRequest> | null = null;
  // The number of consecutive workers that crashed without an answer.
  let failureCount = 0;

  const connect = (): Promise<HandleRequest> => {
    const disconnect = () => {
      if (connection === own) connection = null;
    };
    const own: Promise<HandleRequest> = connectWorker({
      ...given,
      start: () => start(failureCount > 0),
      onMessage: () => {
        failureCount = 0;
      },
      onEnd: (hasAnswered) => {
        if (!hasAnswered) failureCount += 1;
        disconnect();
      },
    }).catch((error: unknown): never => {
      disconnect();
      throw error instanceof CatalogueError ? error : new CatalogueError('failed', error);
    });
    return own;
  };

  const send: HandleRequest = async (kind, request, asking) => {
    connection ??= connect();
    const ask = await connection;
    asking.signal?.throwIfAborted();
    return ask(kind, request, asking);
  };

  if (options.startsAtOnce) {
    connection = connect();
    // The request that waits for it reports the failure.
    connection.catch(() => undefined);
  }

  return delegateCatalogue(async (kind, request, asking) => {
    const failuresBefore = failureCount;
    try {
      return await send(kind, request, asking);
    } catch (error) {
      const hasCrashedAtOnce = failureCount > failuresBefore && error instanceof CatalogueError;
      if (!hasCrashedAtOnce || error.code === 'timeout' || asking.signal?.aborted) throw error;
      return send(kind, request, asking);
    }
  });
}

/** Fetches the manifest in the page while the worker's code loads. Never rejects. */
export async function fetchCatalogueInit(
  baseUrl: string,
  fetchFile: typeof fetch,
): Promise<CatalogueInit> {
  try {
    const text = await fetchManifest((path, cache) => fetchFile(baseUrl + path, { cache }));
    return { baseUrl, manifest: { text } };
  } catch (error) {
    return { baseUrl, manifest: { error: writeError(error) } };
  }
}
