import { platformList } from '../../course/platforms.ts';
import type { Catalogue, RequestKind } from '../port/catalogue.ts';
import { createStaticCatalogue } from '../static/createStaticCatalogue.ts';
import {
  type CatalogueInit,
  type FromWorker,
  type Question,
  readError,
  type ToWorker,
  writeError,
} from './protocol.ts';

/** The worker's side of the channel: `self`. */
export interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
  postMessage: <Kind extends RequestKind>(message: FromWorker<Kind>) => void;
}

/** Reports an error that belongs to no answer. */
export type Report = (error: unknown, context: string) => void;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Answers requests of the page from the catalogue it opens. A request waits for one task, in which
 * the page may abort it: of the searches sent while another one ran, only the last is executed.
 */
export function serveCatalogue(
  scope: WorkerScope,
  open: (init: CatalogueInit, report: Report) => Catalogue,
): void {
  const underWay = new Map<number, AbortController>();
  let catalogue: Catalogue | null = null;
  let sentPlatformCount = 0;

  const report: Report = (error, context) =>
    scope.postMessage({ type: 'report', error: writeError(error), context });

  const sendNewPlatforms = () => {
    const platforms = platformList().slice(sentPlatformCount);
    if (platforms.length === 0) return;
    sentPlatformCount += platforms.length;
    scope.postMessage({ type: 'platforms', platforms });
  };

  const serve = async <Kind extends RequestKind>(id: number, question: Question<Kind>) => {
    const controller = new AbortController();
    const { signal } = controller;
    underWay.set(id, controller);
    try {
      await nextTask();
      signal.throwIfAborted();
      if (catalogue === null) throw new Error('The catalogue was asked before it was opened');
      const { kind, request } = question;
      const value = await catalogue[kind](request, { signal });
      sendNewPlatforms();
      scope.postMessage({ type: 'answer', id, kind, value });
    } catch (error) {
      if (signal.aborted) return;
      scope.postMessage({ type: 'error', id, kind: question.kind, error: writeError(error) });
    } finally {
      underWay.delete(id);
    }
  };

  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'open') catalogue = open(data.init, report);
    else if (data.type === 'ask') void serve(data.id, data);
    else if (data.type === 'ping') scope.postMessage({ type: 'pong' });
    else underWay.get(data.id)?.abort();
  });
}

/**
 * Creates the static catalogue that a worker serves, with the manifest that the page has fetched.
 */
export function createServedCatalogue(
  { baseUrl, manifest }: CatalogueInit,
  fetchFile: typeof fetch,
  report: Report,
): Catalogue {
  const text =
    'text' in manifest ? Promise.resolve(manifest.text) : Promise.reject(readError(manifest.error));
  // The first request reports a failure; until then it must not count as an unhandled rejection.
  text.catch(() => undefined);
  return createStaticCatalogue({
    baseUrl,
    fetch: fetchFile,
    manifest: text,
    onDamaged: ({ path, message }) => report(new Error(message), `damaged record ${path}`),
  });
}
