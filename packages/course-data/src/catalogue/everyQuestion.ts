import type { Catalogue } from './catalogue.ts';

/** Puts a question to a catalogue that is had, or chosen, when the question comes. */
export type Ask = <T>(
  question: (catalogue: Catalogue) => Promise<T>,
  signal: AbortSignal | undefined,
) => Promise<T>;

/** A catalogue that passes every question on. */
export function everyQuestion(ask: Ask): Catalogue {
  return {
    search: (query, options) =>
      ask((catalogue) => catalogue.search(query, options), options?.signal),
    count: (query, options) => ask((catalogue) => catalogue.count(query, options), options?.signal),
    suggest: (text, language, options) =>
      ask((catalogue) => catalogue.suggest(text, language, options), options?.signal),
    relax: (query, options) => ask((catalogue) => catalogue.relax(query, options), options?.signal),
    overview: (options) => ask((catalogue) => catalogue.overview(options), options?.signal),
    recommend: (asked, options) =>
      ask((catalogue) => catalogue.recommend(asked, options), options?.signal),
  };
}
