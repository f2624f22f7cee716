import { certificateOf, levelSteps, type ReaderLanguage } from '@aulario/course-data';
import { plannedHours } from '../plan/planCourses.ts';
import type { Candidate } from './findCandidates.ts';
import type { RouteStep } from './goals.ts';
import { furtherWords, levelOfTitle } from './titleFacts.ts';
import type { RouteWish } from './wish/routeWish.ts';

/** Two levels off is another course altogether. */
const levelPenalties = [0, 8] as const;

/** The hours of a course as a plan counts them; null when unknown. */
export const hoursOf = (candidate: Pick<Candidate, 'course'>): number | null =>
  plannedHours(candidate.course, {}).hours;

/** The language without its region. */
export const languageOf = ({ course }: Pick<Candidate, 'course'>): string | null =>
  course.language?.split('-', 1)[0] ?? null;

/** Penalties of a course whose certificate is wanted; one without any is no candidate. */
const certificatePenalties = { free: 0, included: 0, paid: 1, yes: 2, unknown: 4 } as const;

/**
 * How badly a course suits a step, from 0; null if not at all. Sums what its place among the results
 * (one for each), another level (8), an unknown one (3), another language than the reader's (6), a
 * certificate that costs extra (up to 4), unknown hours (10), length (one for each 8 hours, at most
 * 8), what else the title is about (one for each word, at most 6) and that only a subject says so
 * (8) count; a good rating of many takes up to 4 away.
 */
export function unfitness(
  candidate: Candidate,
  step: RouteStep,
  wish: RouteWish,
  reader: ReaderLanguage,
): number | null {
  const { course, evidence, rank } = candidate;
  const language = languageOf(candidate);
  if (wish.language !== null && language !== null && language !== wish.language) return null;
  const level = levelOfTitle(course.title) ?? course.level;
  const distance = level === null ? null : Math.abs(levelSteps[level] - levelSteps[step.level]);
  const ofLevel = distance === null ? 3 : levelPenalties[distance];
  if (ofLevel === undefined) return null;
  const certificate = certificateOf(course);
  if (wish.wantsCertificates && certificate === 'no') return null;
  const ofCertificate =
    wish.wantsCertificates && certificate !== 'no' ? certificatePenalties[certificate] : 0;
  const hours = hoursOf(candidate);
  const { rating, ratingCount } = course;
  const isPraised = rating !== null && rating >= 4.4 && ratingCount !== null;
  return (
    rank +
    ofLevel +
    (language === (wish.language ?? reader) ? 0 : 6) +
    ofCertificate +
    (hours === null ? 10 : Math.min(8, hours / 8)) +
    (evidence.kind === 'title' ? Math.min(6, furtherWords(course.title, evidence.words)) : 8) +
    (isPraised ? 4 - Math.min(4, Math.log10(Math.max(10, ratingCount))) : 4)
  );
}
