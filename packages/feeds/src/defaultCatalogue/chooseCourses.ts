import { type CategoryId, type Course, categories } from '@aulario/course-data';
import type { KnownCourse } from '../record/finishCourse.ts';

/** How many courses are chosen. */
export interface Quotas {
  /** Of one category, besides those in Spanish. */
  readonly perCategory: number;
  /** Of those, the first so many of every platform, however little is known of its courses. */
  readonly fromEach: number;
  /** Of those, the most of one platform. */
  readonly perPlatform: number;
  /** Of those, the most about one subject. */
  readonly perSubject: number;
  /** In Spanish, of one category. */
  readonly spanish: number;
}

const languageOf = ({ language }: Course) => language?.split('-', 1)[0] ?? null;

const hasLength = ({ minutes, weeks }: Course) => minutes !== null || weeks !== null;

/** Titles that shout or advertise say less about a course than others. */
const isPlainTitle = ({ title }: Course) =>
  title.length <= 100 &&
  !/\p{Extended_Pictographic}|[\uFFFD!★™]|#1|100%/u.test(title) &&
  (title.match(/\p{Lu}/gu)?.length ?? 0) < (title.match(/\p{L}/gu)?.length ?? 0) / 2;

/** How much the record of a course says that matters for a choice, and how many people chose it. */
function worthOf({ course, details }: KnownCourse): number {
  const { minutes, weeks, rating, ratingCount, price, level, language, instructors, institution } =
    course;
  const facts: readonly (readonly [isKnown: boolean, weight: number])[] = [
    [minutes !== null || weeks !== null, 3],
    [rating !== null && ratingCount !== null, 5],
    [price.kind !== 'unknown', 2],
    [level !== null, 1],
    [language !== null, 1],
    [instructors.length > 0 || institution !== null, 1],
  ];
  const known = facts.reduce((sum, [isKnown, weight]) => sum + (isKnown ? weight : 0), 0);
  const people = Math.log10(1 + Math.max(ratingCount ?? 0, (details.learners ?? 0) / 10));
  return known + people / 2 + (rating ?? 4) / 2;
}

/** The best first; equal ones by their ids. */
const byWorth = <Known extends KnownCourse>(courses: readonly Known[]): Known[] =>
  courses
    .map((known) => ({ known, worth: worthOf(known) }))
    .toSorted(
      (one, other) =>
        other.worth - one.worth || (one.known.course.id < other.known.course.id ? -1 : 1),
    )
    .map(({ known }) => known);

/** Takes the best courses of a category, of one platform and subject only so many. */
function takeBest<Known extends KnownCourse>(
  sorted: readonly Known[],
  { perCategory, fromEach, perPlatform, perSubject }: Quotas,
): Known[] {
  const taken = new Set<Known>();
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  const take = (most: number) => {
    for (const known of sorted) {
      if (taken.size === perCategory) return;
      const { platform, subjects } = known.course;
      const [subject = `none on ${platform}`] = subjects;
      const isFull = countOf(platform) >= most || countOf(subject) >= perSubject;
      if (isFull || taken.has(known)) continue;
      counts.set(platform, countOf(platform) + 1).set(subject, countOf(subject) + 1);
      taken.add(known);
    }
  };
  take(fromEach);
  take(perPlatform);
  return [...taken];
}

/**
 * Chooses the courses of a catalogue: in Spanish and English, with a category and a length, in every
 * category about equally many. The same courses give the same choice.
 */
export function chooseCourses<Known extends KnownCourse>(
  courses: readonly Known[],
  quotas: Quotas,
): Known[] {
  const fit = courses.filter(
    ({ course }) => course.category !== null && hasLength(course) && isPlainTitle(course),
  );
  return categories.flatMap((category: CategoryId) => {
    const own = byWorth(fit.filter(({ course }) => course.category === category));
    const inLanguage = (code: string) => own.filter(({ course }) => languageOf(course) === code);
    return [...inLanguage('es').slice(0, quotas.spanish), ...takeBest(inLanguage('en'), quotas)];
  });
}
