import { certificateOf, type Level, levelSteps, type ReaderLanguage } from '@aulario/course-data';
import { phraseOf } from '../plan/phraseOf.ts';
import { plannedHours } from '../plan/planCourses.ts';
import type { Candidate } from './findCandidates.ts';
import type { RouteStep } from './goals.ts';
import type { RouteWish } from './wish/routeWish.ts';

/** Words that say how a course teaches, not what. */
const generic = new Set(
  phraseOf(
    'complete completo completa course curso cursos learn aprende aprender learning master mastery ' +
      'masterclass class bootcamp training guide ultimate full total intro introduction introduccion ' +
      'introductory fundamentals fundamentos basics basicos basico essentials essential conceptos ' +
      'aspectos bases beginner beginners principiantes absolute zero hero cero scratch step start ' +
      'started getting crash first foundations foundation programming programacion skills ' +
      'level nivel microsoft ms adobe google new como how your you everything need know hands on ' +
      'beginning expert pro professional advanced 1 2 i hour hours time get the my practical practico ' +
      'en linea online certification certificate certified 2019 2020 2021 2022 2023 2024 2025 2026 all',
  )
    .trim()
    .split(' '),
);

/** The number of words of a title that are neither of the phrase nor generic. */
function furtherWords(title: string, phrase: string): number {
  const own = new Set(phraseOf(phrase).trim().split(' '));
  const words = phraseOf(title).trim().split(' ');
  return words.filter((word) => !own.has(word) && !generic.has(word)).length;
}

const saysAdvanced = /\s(?<!usuario )(?:advanced|avanzad[oa]s?)\s/u;
const saysBeginner =
  /\s(?:beginners?|principiantes?|basics?|basicos?|cero|zero|scratch|introduccion|introduction)\s/u;

/** The level that a title states; null if none, or if it begins at the beginning all the same. */
function levelOfTitle(title: string): Level | null {
  const said = phraseOf(title);
  return saysAdvanced.test(said) && !saysBeginner.test(said) ? 'advanced' : null;
}

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
