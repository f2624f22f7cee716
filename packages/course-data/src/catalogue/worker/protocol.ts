import type {
  AskOptions,
  Catalogue,
  CatalogueQuery,
  ReaderLanguage,
  RecommendationQuery,
} from '../catalogue.ts';
import type { CatalogueErrorCode } from '../catalogueError.ts';

/** A question of the port as a message. */
export type Question =
  | { kind: 'search' | 'count' | 'relax'; query: CatalogueQuery }
  | { kind: 'suggest'; text: string; language: ReaderLanguage }
  | { kind: 'overview' }
  | { kind: 'recommend'; asked: RecommendationQuery };

/** Where the worker finds its catalogue. */
export interface Opening {
  /** The folder of 'manifest.json', with its final slash. */
  baseUrl: string;
  /** The manifest's text, or why there is none; the page asks for it while the worker's code loads. */
  manifest: { text: string } | { code: CatalogueErrorCode };
}

/** What the page says. `id` tells the questions apart. */
export type ToWorker =
  | { type: 'open'; opening: Opening }
  | { type: 'ask'; id: number; question: Question }
  | { type: 'abort'; id: number };

/** What the worker says. An error without a code is none that the port names. */
export type FromWorker =
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'error'; id: number; code: CatalogueErrorCode | null; reason: string };

/** Puts a question to a catalogue. */
export function answer(
  catalogue: Catalogue,
  question: Question,
  options: AskOptions,
): Promise<unknown> {
  switch (question.kind) {
    case 'search':
    case 'count':
    case 'relax':
      return catalogue[question.kind](question.query, options);
    case 'suggest':
      return catalogue.suggest(question.text, question.language, options);
    case 'overview':
      return catalogue.overview(options);
    case 'recommend':
      return catalogue.recommend(question.asked, options);
  }
}
