import { unlessAborted } from '../async/unlessAborted.ts';
import type { Catalogue, CatalogueRequests, RequestKind, RequestOptions } from './catalogue.ts';

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
  return {
    search: method('search'),
    count: method('count'),
    suggest: method('suggest'),
    relax: method('relax'),
    overview: method('overview'),
    recommend: method('recommend'),
    course: method('course'),
    similar: method('similar'),
    about: method('about'),
    changes: method('changes'),
  };
}
