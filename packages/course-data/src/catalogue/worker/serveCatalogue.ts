import type { Catalogue } from '../catalogue.ts';
import { CatalogueError } from '../catalogueError.ts';
import { answer, type FromWorker, type Opening, type Question, type ToWorker } from './protocol.ts';

/** The worker's own end: `self`. */
export interface ServingScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
  postMessage: (message: FromWorker) => void;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function errorOf(id: number, error: unknown): FromWorker {
  const { cause } = error instanceof CatalogueError ? error : {};
  return {
    type: 'error',
    id,
    code: error instanceof CatalogueError ? error.code : null,
    reason: String(cause ?? error),
  };
}

/**
 * Answers the questions that come from the page out of the catalogue that it opens. A question waits
 * for one turn, in which whoever asked may have taken it back: while somebody types, only the last
 * of the questions that came during a search costs anything.
 */
export function serveCatalogue(scope: ServingScope, open: (opening: Opening) => Catalogue): void {
  const underWay = new Map<number, AbortController>();
  let catalogue: Catalogue | null = null;

  const serve = async (id: number, question: Question) => {
    const controller = new AbortController();
    const { signal } = controller;
    underWay.set(id, controller);
    try {
      await nextTask();
      signal.throwIfAborted();
      if (catalogue === null) throw new Error('The catalogue was asked before it was opened');
      const value = await answer(catalogue, question, { signal });
      scope.postMessage({ type: 'answer', id, value });
    } catch (error) {
      if (!signal.aborted) scope.postMessage(errorOf(id, error));
    } finally {
      underWay.delete(id);
    }
  };

  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'open') catalogue = open(data.opening);
    else if (data.type === 'ask') void serve(data.id, data.question);
    else underWay.get(data.id)?.abort();
  });
}
