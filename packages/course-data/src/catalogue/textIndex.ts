import type { Course } from '../course/course.ts';
import type { CatalogueQuery, ReaderLanguage, Suggestion } from './catalogue.ts';
import type { Correction, Match } from './match.ts';

/** Courses that were found, by their place. */
export interface FoundPlaces {
  total: number;
  /** All of them. Those that are equal under another sort are shown in this order. */
  places: () => Uint32Array;
  /** Some of those that are accepted, from the given rank on, best first. */
  rank: (start: number, count: number, accepts?: (place: number) => boolean) => readonly number[];
}

/** What a text found. */
export interface FoundText extends FoundPlaces {
  correction: Correction | null;
  /** Why these places were found; asked only of places that are shown. */
  explain: (places: readonly number[]) => readonly Match[];
}

/** A text and how it is to be taken. */
export type AskedText = Pick<CatalogueQuery, 'text' | 'language' | 'isVerbatim'>;

/** What a catalogue asks of its text search. */
export interface TextIndex {
  search: (asked: AskedText, signal?: AbortSignal | undefined) => Promise<FoundText>;
  /** The likest first; `place` is the course's own, which is left out. */
  similar: (
    course: Course,
    asked: { language: ReaderLanguage; place?: number | undefined },
    signal?: AbortSignal | undefined,
  ) => Promise<FoundPlaces>;
  suggest: (
    text: string,
    language: ReaderLanguage,
    signal?: AbortSignal | undefined,
  ) => Promise<readonly Suggestion[]>;
}
