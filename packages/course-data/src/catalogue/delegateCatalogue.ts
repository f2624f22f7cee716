import type { AskOptions, Catalogue, CatalogueQuestions, QuestionKind } from './catalogue.ts';
import { unlessAborted } from './unlessAborted.ts';

type Request<Kind extends QuestionKind> = CatalogueQuestions[Kind]['request'];
type Answer<Kind extends QuestionKind> = Promise<CatalogueQuestions[Kind]['answer']>;

/** Answers one question, whichever it is. */
export type Ask = <Kind extends QuestionKind>(
  kind: Kind,
  request: Request<Kind>,
  options: AskOptions,
) => Answer<Kind>;

/**
 * A catalogue that answers all questions in one way. An aborted question rejects at once with the
 * signal's reason; `ask` may use the signal to stop the work as well.
 */
export function delegateCatalogue(ask: Ask): Catalogue {
  const method =
    <Kind extends QuestionKind>(kind: Kind) =>
    (request: Request<Kind>, options: AskOptions = {}): Answer<Kind> =>
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
