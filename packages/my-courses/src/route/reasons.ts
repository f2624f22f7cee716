import type { Level, ReaderLanguage } from '@aulario/course-data';
import type { Candidate, Evidence } from './findCandidates.ts';
import { languageOf } from './fitness.ts';
import type { RouteStep } from './goals.ts';

/** Why a course was chosen for a step, from its facts alone. */
export type Reason =
  | Evidence
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'language' }
  | { readonly kind: 'rating'; readonly rating: number; readonly count: number };

/** Ratings of fewer people say little. */
const minRatings = 100;
const minRating = 4.4;

/** The reasons for a course, the most important first. */
export function reasonsFor(
  candidate: Candidate,
  { level }: RouteStep,
  reader: ReaderLanguage,
): readonly Reason[] {
  const { course, evidence } = candidate;
  const { rating, ratingCount } = course;
  const reasons: (Reason | null)[] = [
    evidence,
    course.level === level ? { kind: 'level', level } : null,
    languageOf(candidate) === reader ? { kind: 'language' } : null,
    rating !== null && ratingCount !== null && rating >= minRating && ratingCount >= minRatings
      ? { kind: 'rating', rating, count: ratingCount }
      : null,
  ];
  return reasons.filter((reason) => reason !== null);
}
