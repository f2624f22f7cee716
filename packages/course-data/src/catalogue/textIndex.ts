import type { CatalogueQuery, ReaderLanguage, Suggestion } from './catalogue.ts';
import type { Correction, Match } from './match.ts';

/** What a text found. */
export interface FoundText {
  /** Best first. */
  places: Uint32Array;
  correction: Correction | null;
  /** Why a place was found; asked only of places that are shown. */
  matchOf: (place: number) => Promise<Match>;
}

/** What a catalogue asks of its text search. Courses are named by their place. */
export interface TextIndex {
  search: (
    asked: Pick<CatalogueQuery, 'text' | 'language' | 'isVerbatim'>,
    signal?: AbortSignal | undefined,
  ) => Promise<FoundText>;
  /** The likest first, never the place itself. */
  similar: (place: number) => Promise<Uint32Array>;
  suggest: (text: string, language: ReaderLanguage) => Promise<readonly Suggestion[]>;
}
