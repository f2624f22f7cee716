import type { Catalogue, CatalogueRequests, RequestKind, RequestOptions } from './catalogue.ts';
import { unlessAborted } from './unlessAborted.ts';

type Request<Kind extends RequestKind> = CatalogueRequests[Kind]['request'];
type Answer<Kind extends RequestKind> = Promise<CatalogueRequests[Kind]['answer']>;

/** Answers one question, whichever it is. */
export type HandleRequest = <Kind extends RequestKind>(
  kind: Kind,
  request: Request<Kind>,
  options: RequestOptions,
) => Answer<Kind>;

/**
 * A catalogue that answers all questions in one way. An aborted question rejects at once with the
 * signal's reason; `ask` may use the signal to stop the work as well.
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
