import {
  type Catalogue,
  type CatalogueRequests,
  type RequestKind,
  type RequestOptions,
  requestKinds,
} from './catalogue.ts';

/**
 * Starts the work unless the signal is aborted already, and stops waiting when the signal aborts.
 * The work itself continues, since others may wait for it too.
 */
export async function unlessAborted<T>(
  signal: AbortSignal | undefined,
  start: () => Promise<T>,
): Promise<T> {
  if (signal === undefined) return start();
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    const stopWaiting = () => reject(signal.reason);
    signal.addEventListener('abort', stopWaiting, { once: true });
    start()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stopWaiting));
  });
}

type Request<Kind extends RequestKind> = CatalogueRequests[Kind]['request'];
type Answer<Kind extends RequestKind> = Promise<CatalogueRequests[Kind]['answer']>;

/** Handles any request of the port. */
export type HandleRequest = <Kind extends RequestKind>(
  kind: Kind,
  request: Request<Kind>,
  options: RequestOptions,
) => Answer<Kind>;

/**
 * Creates a catalogue that forwards every request to one function. An aborted request rejects at
 * once with the signal's reason; `ask` may also use the signal to stop the work.
 */
export function delegateCatalogue(ask: HandleRequest): Catalogue {
  const method =
    <Kind extends RequestKind>(kind: Kind) =>
    (request: Request<Kind>, options: RequestOptions = {}): Answer<Kind> =>
      unlessAborted(options.signal, () => ask(kind, request, options));
  // One method for each kind.
  return Object.fromEntries(requestKinds.map((kind) => [kind, method(kind)])) as Catalogue;
}
